import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '@helpgen/engine';
import { migrateSite } from '@helpgen/migrate';
import { readPageText, wordsOf, type PageText } from './page-text.ts';

/** What of a foreign site came over. */
export interface MigrationMeasurement {
  readonly name: string;
  readonly system: string;
  readonly pages: number;
  readonly wholePages: number;
  readonly addresses: Share;
  readonly anchors: Share;
  readonly words: Share;
  /** Findings of the build: mistakes and warnings. */
  readonly errors: number;
  readonly warnings: number;
  /** What the old site says of itself: its built pages, or its sources alone. */
  readonly truth: 'built' | 'sources';
  /** What does not answer and which words are missing, for whoever looks for the cause. */
  readonly misses: readonly string[];
}

/** How many of how many there are. */
export interface Share {
  readonly kept: number;
  readonly all: number;
}

/** A page of the old site. */
export interface OldPage {
  readonly address: string;
  readonly ids: readonly string[];
  readonly words: readonly string[];
}

/**
 * Migrates the site in `folder` to `target`, builds it and compares. With `built`, the folder of its built HTML, all is compared with
 * that; otherwise addresses and ids are those that the migration works out, and words those of the sources, which are read more coarsely.
 */
export async function measureMigration(folder: string, target: string, built: string | undefined): Promise<MigrationMeasurement> {
  const report = await migrateSite({ folder, target });
  const build = await buildSite({ configPath: join(target, 'site-config.json'), anyway: true });
  const old =
    built === undefined
      ? // Of code that a reference is made of not every word stands in it.
        report.addresses.map(({ from, address, ids }) => sourcePage(from.endsWith('.py') ? '' : readFileSync(join(folder, from), 'utf8'), address, ids))
      : builtPages(built);
  const { basePath } = JSON.parse(readFileSync(join(target, 'site-config.json'), 'utf8')) as { readonly basePath: string };
  const compared = compareSites(old, build.outDir, basePath);
  const severities = build.diagnostics.map(({ severity }) => severity);
  return {
    name: folder,
    system: report.system,
    pages: report.pages,
    wholePages: report.wholePages,
    ...compared,
    errors: severities.filter((severity) => severity === 'error').length,
    warnings: severities.filter((severity) => severity === 'warning').length,
    truth: built === undefined ? 'sources' : 'built',
  };
}

/** What of the pages `old` answers in the built site in `outDir`, which lies below `basePath` on its host. */
export function compareSites(
  old: readonly OldPage[],
  outDir: string,
  basePath: string,
): Pick<MigrationMeasurement, 'addresses' | 'anchors' | 'misses' | 'words'> {
  const pages = new Map<string, PageText | undefined>();
  const newPage = (address: string): PageText | undefined => {
    if (!pages.has(address)) pages.set(address, pageAt(outDir, address, basePath));
    return pages.get(address);
  };
  const misses: string[] = [];
  const counts = { addresses: 0, anchors: 0, allAnchors: 0, lost: 0, words: 0 };
  for (const { address, ids, words } of old) {
    const page = newPage(address);
    counts.allAnchors += ids.length;
    counts.words += words.length;
    if (page === undefined) {
      misses.push(`address ${address}`);
      counts.lost += words.length;
      continue;
    }
    counts.addresses += 1;
    const gone = ids.filter((id) => !page.ids.has(id));
    counts.anchors += ids.length - gone.length;
    misses.push(...gone.map((id) => `anchor ${address}#${id}`));
    const missing = missingWords(words, page);
    counts.lost += missing.length;
    if (missing.length > 0) misses.push(`words ${address} (${String(missing.length)}): ${missing.slice(0, 12).join(' ')}`);
  }
  return {
    addresses: { kept: counts.addresses, all: old.length },
    anchors: { kept: counts.anchors, all: counts.allAnchors },
    words: { kept: counts.words - counts.lost, all: counts.words },
    misses,
  };
}

/** Words of the old page that the new one has not, or not as often; a word that is a part of others there is not lost. */
function missingWords(old: readonly string[], { words, letters }: PageText): readonly string[] {
  const left = new Map<string, number>();
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  return old.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0 && !(count === 0 && letters.includes(word));
  });
}

/** The pages of the built site in the folder `built`. */
export function builtPages(built: string): readonly OldPage[] {
  const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.html'),
  );
  return files.flatMap((entry) => {
    const file = join(entry.parentPath, entry.name).slice(built.length).replaceAll('\\', '/');
    const address = `/${file.replace(/^\//, '')}`.replace(/\/index\.html$/, '/');
    const html = readFileSync(join(built, file), 'utf8');
    // A page that only leads on has no text; those of errors have no address.
    if (address.startsWith('/404')) return [];
    if (/http-equiv="?refresh/i.test(html)) return [{ address, ids: [], words: [] }];
    const { headingIds, words } = readPageText(html);
    return [{ address, ids: headingIds.filter((id) => id !== '_top'), words }];
  });
}

/** The words of a source: without front matter, marks, addresses, tags and what stands behind the language of a fence. */
function sourcePage(source: string, address: string, ids: readonly string[]): OldPage {
  const text = source
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF?---[ \t]*\n[\s\S]*?\n---[ \t]*\n/, '')
    .replace(/^import\s+[\w*{][^'"]{0,2000}?\sfrom\s+['"][^'"\n]*['"];?[ \t]*$|^(?:import|export)\s[\s\S]*?(?:\n\n|$)/gm, '')
    // A reference that is made of code, with its options.
    .replace(/^:::[ \t](?:\w+\.[\w.]+|mkdocs-\w+)[ \t]*\n(?:[ \t]+[^\n]*\n|[ \t]*\n(?=[ \t]+\S))*/gm, ' ')
    // The number of an item of a list is a mark.
    .replace(/^[ \t>]*\d+[.)][ \t]/gm, ' ')
    // A comment may begin or end in the line of a fence.
    .replace(/<!--[\s\S]*?-->/g, ' ')
    // A diagram is drawn, the language of code in a line colours it, an icon is a picture.
    .replace(/^[ \t]*```\s*mermaid[\s\S]*?^[ \t]*```/gm, ' ')
    .replace(/`(?:#!|:::)[\w+#-]+ |(?<![\w:]):[a-z\d]+(?:[-_]\w+)*:(?![\w:])/g, ' ')
    .replace(/^[ \t>]*(?:`{3,}|~{3,}).*$/gm, ' ')
    .replace(/^[ \t]*(?::{3,}|!!!|\?\?\?\+?|===|<<<|-+8<-+).*$/gm, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<(?:script|style)\b[\s\S]*?<\/(?:script|style)>/g, ' ')
    // A line by which VuePress puts the code of a file in.
    .replace(/^[ \t]*@\[code[^\]\n]*\]\([^()\n]*\)[ \t]*$/gm, ' ')
    // Marks of lines of code, which are comments, and the kind of an alert.
    .replace(/(?:\/\/|#|<!--|\/\*|\{\/\*|--)?[ \t]*(?:highlight-(?:next-line|start|end)|\[!code[^\]]*\])[ \t]*(?:-->|\*\/\}?)?/g, ' ')
    .replace(/^[ \t>]*\[!\w+\][ \t]*$/gm, ' ')
    // HTML that an element is given as a text.
    .replace(/<\w+\s+set:html=\{["'`]|["'`]\}\s*\/>/g, ' ')
    .replace(/<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/g, ' ')
    .replace(/<\/?[A-Za-z][^<>]*>/g, ' ')
    .replace(/\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*(?:\s+"[^"]*")?\)|\]\[[^\]]*\]|^\s*\[[^\]]+\]:.*$/gm, ' ')
    .replace(/\{[^{}\n]*\}|&#?\w+;|https?:\/\/\S+/g, ' ');
  return { address, ids, words: [...new Set(wordsOf(text))] };
}

/** The page that answers at `address`, after at most one redirect. */
function pageAt(outDir: string, address: string, basePath: string, isRedirected = false): PageText | undefined {
  const path = decodeURIComponent(address).replace(/^\//, '');
  const file = [path, join(path, 'index.html'), `${path}.html`]
    .map((name) => join(outDir, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  if (file === undefined) return undefined;
  const html = readFileSync(file, 'utf8');
  const next = /<meta[^>]*http-equiv="?refresh"?[^>]*url=([^">]+)/i.exec(html)?.[1];
  if (next === undefined || isRedirected) return readPageText(html);
  const { pathname } = new URL(next, `https://old.example${basePath}${path}`);
  return pageAt(outDir, pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname, basePath, true);
}
