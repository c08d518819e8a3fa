import type { Catalogue } from '../diagnostic.ts';

/** What can go wrong between the sources and the output folder: reading, caching, bundling, writing. */
export const buildCatalogue = {
  HG5001: {
    title: 'Config file cannot be read',
    message: 'The config file `{path}` cannot be read: {reason}.',
    hint:
      'Run the command in the folder that holds `site-config.json`, name the file with `--config`, or make a new site with `helpgen ' +
      'init`.',
    explanation:
      'Every command needs a config file. helpgen looks for `site-config.json` in the current folder unless `--config` names another file.',
  },
  HG5002: {
    title: 'Source cannot be read',
    message: '`{path}` cannot be read: {reason}.',
    hint: 'Check the permissions of the file, or exclude it with `content.exclude`.',
    explanation: 'A file that lies in a content folder could not be opened, so the site would be incomplete without it.',
  },
  HG5003: {
    title: 'Source leads out of the site',
    message: '`{path}` is a link to a place outside the site, so it is not read.',
    hint: 'Copy the file into the site, or move the link’s target below the config’s folder.',
    explanation:
      'The real path of every source must lie below the folder of the config file. Symbolic links that lead elsewhere could publish ' +
      'files that nobody meant to publish.',
  },
  HG5004: {
    title: 'Source is not UTF-8 text',
    message: '`{path}` is not valid UTF-8 (the first wrong byte is at offset {offset}), so its text cannot be read.',
    hint: 'Save the file in the encoding UTF-8.',
    explanation: 'Content files are read as UTF-8; a byte order mark is allowed. Another encoding would turn letters into noise.',
  },
  HG5005: {
    title: 'Content folder is missing',
    message: 'The folder `{path}`, named by `{pointer}`, does not exist.',
    hint: 'Create the folder, or correct the path in the config.',
    explanation: 'A content folder that the config names must exist, even if it is empty.',
  },
  HG5006: {
    title: 'Names that collide on other systems',
    message: '`{path}` and `{other}` differ only in letter case or Unicode form, so one hides the other on many file systems.',
    hint: 'Rename one of them.',
    explanation:
      'macOS and Windows treat such names as one file; a checkout there would lose one of the two. The build refuses them everywhere ' +
      'so that it does not depend on the machine.',
  },
  HG5007: {
    severity: 'note',
    title: 'Page without a name',
    message: '`{path}` has no name before its extension, so it is taken for a hidden file and makes no page.',
    hint: 'Give the file a name, such as `index.md`.',
    explanation: 'Files and folders whose names begin with a dot are hidden, and no content.',
  },
  HG5008: {
    severity: 'warning',
    title: 'Text that is not read',
    message: '`{path}` is in a content folder and holds text in a form that helpgen does not read (`{extension}`), so the site has no page of it.',
    hint: 'Write it in Markdown (`.md`), name a preset with a source that reads such files, or leave it out with `content.exclude`.',
    explanation:
      'Pages are Markdown: files ending in `.md` or `.markdown`, and what the sources of presets take. Other files of a content ' +
      'folder are assets, which is what pictures and downloads are meant to be; a file in the form of another tool is most likely a ' +
      'page that was forgotten. The policy `checks.unreadFiles` decides how bad the finding is.',
  },
  HG5010: {
    title: 'Output folder overlaps the sources',
    message: 'The output folder `{path}` {relation} `{source}`, so building would overwrite sources.',
    hint: 'Choose another folder with `outDir` or `--out-dir`.',
    explanation: 'The output folder is replaced as a whole; it must not be, hold, or lie in a folder of sources.',
  },
  HG5011: {
    title: 'Output folder is a file',
    message: 'The output folder `{path}` is a file.',
    hint: 'Choose another folder with `outDir` or `--out-dir`, or remove the file.',
    explanation: 'helpgen writes a folder there and never deletes a file that it did not make.',
  },
  HG5012: {
    title: 'Output folder holds foreign files',
    message: 'The output folder `{path}` holds files that helpgen did not write: {files}.',
    hint: 'Move them away (files that belong to the site go to a static folder), or choose another folder with `--out-dir`.',
    explanation:
      'Only files named in the manifest of an earlier build are ever deleted. Files of other origin would be lost, so the build stops.',
  },
  HG5013: {
    title: 'Output folder is in use',
    message: 'Process {pid} is building into `{path}` (since {since}).',
    hint: 'Wait until it has ended, or choose another folder with `--out-dir`.',
    explanation: 'Two builds into one folder would mix their files. The lock of a process that has died is broken without asking.',
  },
  HG5014: {
    title: 'Output cannot be written',
    message: '`{path}` cannot be written: {reason}.',
    hint: 'The site that was in the output folder is untouched. Mend the cause and build again.',
    explanation:
      'The new site is prepared beside the output folder and swapped in when it is complete, so a full disk or a missing right leaves ' +
      'the old one standing.',
  },
  HG5015: {
    title: 'Two files for one place',
    message: '`{path}` is written twice: {first} and {second}.',
    hint: 'Rename or remove one of them.',
    explanation: 'Two artifacts of the build have the same output path; one would silently replace the other.',
  },
  HG5016: {
    title: 'Output folder cannot be replaced',
    message: 'The output folder `{path}` cannot be replaced by the new one: {reason}.',
    hint: 'When it is a mounted volume, build into a folder inside of it, such as `{path}/site`; otherwise close the program that has it open.',
    explanation:
      'The new site is prepared beside the output folder, and the two are renamed. The root of a mounted volume has a name that ' +
      'cannot be changed; on Windows, neither can that of a folder in which a program works. The site that was there is untouched.',
  },
  HG5017: {
    title: 'Output folder is a link to nothing',
    message: 'The output folder `{path}` is a link, and what it leads to does not exist.',
    hint: 'Make the folder that the link leads to, or remove the link.',
    explanation:
      'A site is written to the place that a link leads to. Where there is none, helpgen would have to replace the link, which it did not make.',
  },
  HG5020: {
    title: 'Theme cannot be bundled',
    message: '{text}',
    explanation: 'esbuild reported a mistake in the theme, or in a React page of the site.',
  },
  HG5021: {
    title: 'Theme not found',
    message: 'The theme `{theme}` cannot be found from the folder of the config.',
    hint: 'Install the package, or correct `theme` in the config.',
    explanation: '`theme` names a package, or a path that begins with `./`, with the entries `.`, `./server` and `./client`.',
  },
  HG5030: {
    title: 'Page takes too long',
    message: 'Compiling `{path}` took longer than {seconds} seconds and was stopped.',
    hint: 'Split the page, or look for a construct that repeats thousands of times.',
    explanation:
      'One page must not stop the site. A page that takes longer than the limit is refused by name. It is time of a processor: on a ' +
      'machine that is busy with something else it is waited longer. What the pages say of each other, such as links, is judged when ' +
      'all of them could be compiled.',
  },
  HG5031: {
    title: 'Page needs too much memory',
    message: 'Compiling `{path}` needed more than {megabytes} MB and was stopped.',
    hint: 'Split the page.',
    explanation: 'One page must not stop the site. A page that needs more memory than the limit is refused by name.',
  },
  HG5032: {
    title: 'Page cannot be rendered',
    message: 'The page `{route}` cannot be rendered: {reason}.',
    hint: 'If the message names `window` or `document`, move that code into an effect: the server has no browser.',
    explanation: 'A component of the theme, or a React page, threw while it was rendered on the server.',
  },
  HG5033: {
    title: 'Page ends its thread',
    message: 'Compiling `{path}` ended the thread that did it: {reason}.',
    hint: 'Look for code of your own (a preset, a plugin) that throws later, or ends the whole program.',
    explanation:
      'Pages are compiled in threads. Something that runs for a page threw an error outside of its work, or ended the whole program. ' +
      'The page that was being compiled is named; code that throws later may have begun with another one.',
  },
  HG5040: {
    severity: 'note',
    title: 'No version control',
    message: 'The site does not lie in a git repository, so its pages carry no time of the last change.',
    hint: 'Set `lastUpdate.time` to false, or give dates with `last_update` in the front matter.',
    explanation: 'The time and author of the last change are read from git, unless the front matter names them.',
  },
  HG5041: {
    severity: 'note',
    title: 'Shallow clone',
    message:
      'The repository is a shallow clone: {count} pages carry no time of the last change, because the history that would tell it is ' +
      'not there.',
    hint: 'Fetch the whole history (`fetch-depth: 0` in a CI checkout).',
    explanation:
      'In a shallow clone every old file seems to have changed in the oldest commit that was fetched. helpgen leaves such dates out.',
  },
  HG5042: {
    severity: 'note',
    title: 'git failed',
    message: 'git could not tell the times of the last changes: {reason}.',
    hint: 'Run `git log` in the folder to see the whole message.',
    explanation: 'The build goes on without the times of the last changes.',
  },
  HG5043: {
    severity: 'note',
    title: 'Repository without a commit',
    message: 'Nothing is committed yet in the git repository, so the pages carry no time of the last change.',
    hint: 'Commit the sources; until then dates can be given with `last_update` in the front matter.',
    explanation: 'The time and author of the last change are those of a commit, unless the front matter names them.',
  },
  HG5050: {
    severity: 'note',
    title: 'Cache cannot be used',
    message: 'The cache `{path}` cannot be used: {reason}. The build goes on without it.',
    hint: 'Let another helpgen that is at work there end, check the permissions of the folder, or run `helpgen clean`.',
    explanation: 'The cache only makes builds faster; whatever is wrong with it, the site comes out the same.',
  },
  HG5051: {
    title: 'Cache is in use',
    message: 'Process {pid} is using the cache `{path}` (since {since}), so it is not removed.',
    hint: 'Wait until it has ended.',
    explanation:
      'A build reads and writes the cache to its end, and would fail without it. The lock of a process that has died is broken without ' +
      'asking.',
  },
  HG5052: {
    title: 'File in place of the cache',
    message: '`{path}` is a file, which helpgen did not make, so nothing is removed.',
    hint: 'Delete it or give it another name; the cache of builds belongs there.',
    explanation:
      '`helpgen clean` removes what helpgen made and nothing else. A folder of this name holds the cache, and builds go on without it.',
  },
  HG5060: {
    title: 'Builds differ',
    message: 'A second build without cache gave other bytes for {count} files: {files}.',
    hint: 'Run `helpgen clean` and build again; if it happens again, report it: this is a bug of helpgen.',
    explanation: '`--verify` builds the site again without cache and compares every byte with what was written.',
  },
  HG5061: {
    title: 'No built site',
    message: 'There is no built site in `{path}`.',
    hint: 'Run `helpgen build` first.',
    explanation: 'The command shows the folder that `helpgen build` writes.',
  },
  HG5080: {
    title: 'No manifest of a built site',
    message: '`{folder}` has no manifest of a site, by which it could be compared.',
    hint: 'Name the folder that `helpgen build` has written, with its `site-manifest.jsonl`.',
    explanation:
      'Each build writes `site-manifest.jsonl` into its output: what each page is made of, block by block. A folder without it was not ' +
      'written by helpgen, was written by an earlier version of it, or is damaged.',
  },
  HG5081: {
    title: 'Manifest of another version',
    message: 'The manifest in `{folder}` is of version {version}, and this helpgen reads version {known}.',
    hint: 'Build that site with the helpgen that compares it, or give `--base` a commit: it is built by this one.',
    explanation:
      'What a manifest says of a page is counted by rules that belong to the version of its format. Two versions cannot be compared ' +
      'without guessing.',
  },
  HG5070: {
    title: 'Golden question without its answer',
    message: 'The question “{ask}” finds {place}, but it must be among the first {within}. Found first: {found}.',
    hint:
      'Run `helpgen search "{ask}" --explain` to see why; mend the page’s title, headings, keywords or text, add a synonym, or correct ' +
      'the question.',
    explanation:
      'The file that `search.questions` names lists what readers ask and the page that answers it. `helpgen check` and ' +
      '`build --answers` ask each question as the reader’s browser would, so that a change of a text, of a title or of the ' +
      'search cannot quietly hide a page.',
  },
  HG5071: {
    title: 'Golden question for a page that does not exist',
    message: 'The question “{ask}” is to find `{route}`, where the site has no page that is searched.',
    hint: 'Did you mean `{suggestion}`?',
    explanation: 'The answer of a golden question is the route of a page, without base path, as links name it.',
  },
  HG5072: {
    title: 'No such search index',
    message: 'The built site has no `{path}`. Its search indexes: {indexes}.',
    hint: 'Correct `--under` or `--context`, switch `search` on in the config, or build the site again.',
    explanation: 'Each version and locale has a search index of its own below its path, and so has each context of `search.contexts`.',
  },
  HG5073: {
    title: 'Built index of other sources',
    message: 'The index `{path}` of the built site is not the one that its sources make now.',
    hint: 'Run `helpgen build`, then export again.',
    explanation:
      'What `helpgen search-export` writes is made of the sources, and must hold exactly what the search of the built site holds. The ' +
      'two are compared; they differ when a page, the config, the synonyms or helpgen itself has changed since the build.',
  },
  HG5074: {
    title: 'Search server without an answer',
    message: 'The search server at `{address}` could not be asked: {reason}.',
    hint: 'See that it runs, that its index is loaded from `helpgen search-export`, and that `--server` and `search.provider` lead to it.',
    explanation:
      'With `--server` questions go to the search server of the site instead of the index that the build makes: to the path of ' +
      '`search.provider` on the origin that is given. It must answer each within ten seconds, by itself and not by sending elsewhere.',
  },
  HG5075: {
    title: 'No search server in the config',
    message: '`--server` is given, but the config names no search server.',
    hint: 'Add `search.provider`, or leave the option out.',
    explanation:
      'Which server a site has, and at which path, stands in `search.provider`; the option says on which origin it is to be asked now.',
  },
  HG5090: {
    title: 'Nothing to move',
    message: 'The site has no page, folder or heading `{path}` that could be moved.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      '`helpgen move` takes the path of a file or of a folder below the folders of documents and pages, or a page with `#` and the ' +
      'anchor of one of its headings, such as `docs/guide/start.md#install`.',
  },
  HG5091: {
    title: 'Place that is taken',
    message: 'There is `{path}` already, and nothing is written over it.',
    hint: 'Choose another name, or remove what stands there.',
    explanation: 'Two files whose names differ in letter case alone are one on many disks, so such a name is taken as well.',
  },
  HG5092: {
    title: 'Move that is not possible',
    message: '`{from}` cannot become `{to}`: {reason}.',
    explanation:
      'A page stays a page of its version and language, and a document a document: what it would be elsewhere is more than another ' +
      'address. Translations move with their original.',
  },
  HG5093: {
    title: 'Link that a move cannot mend',
    message: 'The link `{url}` would have to be written anew here, but {reason}. Nothing was moved.',
    hint: 'Write the link out, or with `@site/` and the path of the file, then move.',
    explanation:
      '`helpgen move` changes a link only where its address stands as it is read, and compares where every link of the site leads ' +
      'before and after. What it cannot prove, it leaves to you.',
  },
  HG5094: {
    title: 'Move on a site with errors',
    message: 'The site has errors ({count}), so nobody can say where all links lead. Nothing was moved.',
    hint: 'Mend what `helpgen check` finds first.',
    explanation: 'A move is safe only when it is known of each link where it leads: a broken link could be meant for what is moved.',
  },
  HG5095: {
    title: 'Address that a move would lose',
    message: 'After the move nothing would answer at the address of `{what}` (`{place}`). Nothing was moved.',
    explanation:
      'Every address of the site must lead somewhere afterwards, itself or by a redirect. Pages that a program makes, or that sidebars ' +
      'make of folders, can vanish with a move in ways that no redirect can be told from.',
  },
  HG5096: {
    severity: 'warning',
    title: 'Page at another place of its sidebar',
    message: '`{page}` stands at another place of its sidebar after the move, or in none, because folders are listed there by names.',
    hint: 'Give the pages of the folder a `sidebar_position`.',
    explanation: 'A generated sidebar lists a folder by positions, then by names of files. Who has no position goes where the new name belongs.',
  },
  HG5097: {
    title: 'Entry of a sidebar that a move would lose',
    message: '`{page}` would no longer stand in the sidebar `{sidebar}`. Nothing was moved.',
    hint: 'Give each version its own `sidebars`, or move the page in every version.',
    explanation:
      'Sidebars of the config hold for all versions that have none of their own. An id that is changed there for one version would name ' +
      'no document of the others.',
  },
  HG5098: {
    severity: 'note',
    title: 'Move that was undone',
    message: 'A `helpgen move` was interrupted while it wrote; its files ({count}) are as they were before it.',
    hint: 'Move again.',
    explanation:
      'A move writes down what it is about to do in `.helpgen`, keeps every old file until the last new one stands, and is done as a ' +
      'whole or not at all: the next command puts back what a killed process has left.',
  },
  HG5099: {
    title: 'Another move is under way',
    message: 'Process {pid} is moving files of this site (since {since}). Nothing was moved.',
    hint: 'Wait until it has ended.',
    explanation: 'Two moves at once would each write links for a site that the other one changes. The lock of a process that has died is broken.',
  },
} as const satisfies Catalogue;
