import type { Catalogue } from '../diagnostic.ts';

/** What can go wrong between a person and helpgen: the command line, the server, a new site; and our own bugs. */
export const cliCatalogue = {
  HG6001: {
    title: 'Unknown command',
    message: '`{command}` is not a command of {program}.',
    hint: 'Did you mean `{program} {suggestion}`?',
    explanation: 'The first word after the program names the command. `helpgen --help` lists all commands.',
  },
  HG6002: {
    title: 'Unknown option',
    message: '`{option}` is not an option of `{command}`.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'Options differ from command to command; `helpgen build --help` lists those of `build`. An option that is not known is refused, ' +
      'because to pass over it in silence would do something other than what was asked for.',
  },
  HG6003: {
    title: 'Option without its value',
    message: 'The option `{option}` needs a value, and none follows it.',
    explanation: 'Write the value after the option, with a space or `=` between: `--out-dir build`, `--out-dir=build`.',
  },
  HG6004: {
    title: 'Value that an option does not take',
    message: '`{value}` is not a value of `{option}`, which takes {expected}.',
    explanation: '`--jobs` takes a number of worker threads, `--port` the number of a TCP port; 0 asks the system for a free port.',
  },
  HG6005: {
    title: 'Too many arguments',
    message: '`{command}` takes {expected}, and {count} were given.',
    explanation: 'A path with spaces must stand in quotes; otherwise the shell cuts it into several arguments.',
  },
  HG6006: {
    title: 'Unknown code',
    message: 'No finding has the code `{code}`.',
    hint: 'Did you mean `{suggestion}`?',
    explanation: 'Codes are `HG` and four digits. `helpgen explain` without a code lists all of them.',
  },
  HG6007: {
    title: 'Something that a command needs',
    message: '`{command}` cannot do without `{missing}`, which was not given.',
    explanation: 'Most commands need nothing but a config. For the others `--help` shows with examples what they need.',
  },
  HG6008: {
    title: 'File that the system refused',
    message: 'The system refuses `{path}`: {reason}.',
    hint: 'Check that the path leads where it should, that you may read and write there, and that the disk is not full.',
    explanation:
      'A command could not read or write one of its files. A link that leads to nothing, a file where a folder should be, missing rights ' +
      'and a full disk are the usual causes.',
  },
  HG6010: {
    title: 'Folder is not empty',
    message: 'A new site needs an empty folder, and `{folder}` holds {entries}.',
    hint: 'Name another folder: `helpgen init my-docs`.',
    explanation:
      '`helpgen init` never overwrites a file, and a new site among other files would be hard to tell from them. What a new repository begins with ' +
      'may be there: `.git`, a README and a licence, which stay as they are, and a `.gitignore`, to which lines are added.',
  },
  HG6011: {
    title: 'New site cannot be written',
    message: '`{path}` cannot be written: {reason}.',
    hint: 'Check that the folder exists and that you may write there.',
    explanation: '`helpgen init` copies a few files into the folder; the system refused one of them.',
  },
  HG6012: {
    title: 'File cannot be written',
    message: '`{path}` cannot be written: {reason}.',
    hint: 'Name another file with `{option}`, or `-` for standard output.',
    explanation:
      'The system refused to write what the command was to leave there: the folder above is missing, the path is that of a folder, the ' +
      'disk is full, or the rights do not suffice.',
  },
  HG6020: {
    title: 'No free port',
    message: 'The ports {first} to {last} of `{host}` are all taken{holder}, so the site cannot be served.',
    hint: 'Name another port with `--port`; `--port 0` takes any free one.',
    explanation: 'When the port is taken `helpgen serve` tries the next ones; after twenty it gives up.',
  },
  HG6021: {
    title: 'Address cannot be listened to',
    message: 'The server cannot listen on `{host}`, port {port}: {reason}.',
    hint: 'Leave out `--host` to serve on this machine alone, and take a port above 1023.',
    explanation:
      '`--host` must name an address of this machine. Ports below 1024 need special rights on most systems.',
  },
  HG6022: {
    title: 'Certificate cannot be read',
    message: '`{path}` cannot be read as certificate or key: {reason}.',
    hint: 'Name PEM files with `--cert` and `--key`; `mkcert localhost` makes a pair that the browsers of this machine trust.',
    explanation: '`helpgen serve --cert … --key …` serves with HTTPS. Both files are in PEM form, and the key belongs to the certificate.',
  },
  HG6023: {
    title: 'Certificate without key',
    message: '`{given}` is given without `{missing}`, and HTTPS needs both.',
    hint: 'Add `{missing}`, or leave out `{given}` to serve with HTTP.',
    explanation: 'A server proves by a private key that a certificate is its own. Neither is of use alone.',
  },
  HG6030: {
    title: 'No site to migrate',
    message: '`{folder}` holds no config of Docusaurus, VitePress, Starlight or MkDocs.',
    hint: 'Name the folder with `docusaurus.config.js`, `.vitepress`, `astro.config.mjs`, `mkdocs.yml` or `zensical.toml`.',
    explanation:
      '`helpgen migrate` knows a generator by the file that configures it, and reads that file without running it. The folder itself is ' +
      'looked at, and `docs` in it for VitePress.',
  },
  HG6040: {
    title: 'Unknown base',
    message: '`{base}` is neither a folder nor anything that git knows as a commit.',
    hint: [
      'Did you mean `{suggestion}`?',
      'Name a branch, tag or commit that is there, or a folder with a built site; a shallow clone has but a few commits.',
    ],
    explanation:
      '`helpgen review --base` takes what `git rev-parse` takes. In CI the history must be fetched: `fetch-depth: 0` on GitHub Actions, ' +
      '`GIT_DEPTH: 0` on GitLab.',
  },
  HG6041: {
    title: 'Base without a repository',
    message: '`{base}` is no folder, and git finds no repository for `{folder}` in which it could be a commit: {reason}.',
    hint: 'Name a folder that `helpgen build` has written, or make git find the repository.',
    explanation:
      'A commit can be built only where its repository is. Without one, keep the folder of an earlier build and compare with that. A job of ' +
      'CI that runs as another user than the one who has checked out needs `git config --global --add safe.directory` with that folder.',
  },
  HG6042: {
    title: 'Base that cannot be built',
    message: 'The site of `{base}` cannot be built: {reason}.',
    hint: 'Take a later commit as base, or the folder of a site that was built then.',
    explanation:
      'The base is built from a worktree of its commit by this helpgen, with the packages that are installed now. Mistakes in its content ' +
      'do not matter; a config that this helpgen does not understand, or a site that did not exist yet, does.',
  },
  HG6043: {
    severity: 'warning',
    title: 'Address that vanished',
    message: 'The page `{route}` is gone, and nothing leads on from its address.',
    hint: 'Add a redirect to `{target}`, which says most of the same, or take the page back.',
    explanation:
      'Others have links and bookmarks to a page that was published. `redirects` in the config, or `redirect_from` in the front matter of ' +
      'the page that took its place, leads them on.',
  },
  HG6044: {
    severity: 'warning',
    title: 'Anchor that vanished',
    message: '`{route}#{anchor}` leads to nothing on the page any more.',
    hint: 'Give what stands for it now, `#{target}`, the old id: `{#{anchor}}` behind the heading.',
    explanation:
      'The id of a heading follows from its words unless it is written behind it. Whoever has linked the old one from elsewhere now ' +
      'arrives at the top of the page.',
  },
  HG6045: {
    title: 'Report over other files',
    message: 'The report is to be written into `{folder}`, which holds other files: {files}.',
    hint: 'Name another folder with `--out`.',
    explanation: 'The folder of a report is emptied before a new one is written, so nothing else may lie in it.',
  },
  HG6046: {
    title: 'No browser for pictures',
    message: 'There is no Chromium on this machine that could take pictures.',
    hint: 'Install one (`apt-get install chromium`), or name it in `CHROME_PATH`; without `--pictures` none is needed.',
    explanation: '`helpgen review --pictures` starts the Chromium of the machine. Nothing is downloaded.',
  },
  HG6047: {
    severity: 'error',
    title: 'Site compared with itself',
    message: '`{base}` is the folder into which the site was built just now, so nothing can differ from it.',
    hint: 'Name a commit, or a copy of the folder from before.',
    explanation: '`helpgen review` builds the site first. What stood in its output folder is then gone: keep a copy elsewhere to compare with.',
  },
  HG9001: {
    title: 'Bug in helpgen',
    message: 'helpgen made a mistake of its own: {reason}',
    hint: 'Report it with the command, the text below, and, if you can, the page or the config that leads here. {environment}.',
    explanation:
      'What you wrote is not to blame: whatever it is, helpgen should have named a place in it. The exit code is 70. `helpgen clean` ' +
      'and a second try may help for the time being.',
  },
} as const satisfies Catalogue;
