import { parse } from 'yaml';
import { githubSlug } from '../convert/heading-rules.ts';
import { splitHead } from '../convert/parse-markdown.ts';
import { partOf } from '../mdx/own-component.ts';
import { at, textOf } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';

/**
 * The module `astro:content` for the site in `folder`: `getCollection` and `getEntry` over the files below `content`, each with its id,
 * its path and its front matter. Files are read when they are first asked for.
 */
export function openCollections(folder: SiteFolder, content: string): () => Known {
  const known = new Map<string, readonly Known[]>();
  const entriesIn = (collection: Known): readonly Known[] => {
    const name = String(collection);
    const entries = known.get(name) ?? folder.list(`${content}/${name}`).flatMap((file) => entryOf(folder, file, { collection: name, content }));
    known.set(name, entries);
    return entries;
  };
  const find = (collection: Known, id: Known): Known => entriesIn(collection).find((entry) => at(entry, 'id') === id) ?? null;
  const module: Known = {
    render: ([entry]) => (isRecord(entry) ? { Content: partOf(textOf(entry, 'filePath') ?? ''), headings: [] } : undefined),
    // A copy: what sorts or fills it leaves the next one alone.
    getCollection: ([name, wanted]) => entriesIn(name).filter((entry) => typeof wanted !== 'function' || Boolean(wanted([entry]))),
    getEntry: ([first, id]) => (isRecord(first) ? find(first['collection'], first['id'] ?? first['slug']) : find(first, id)),
    getEntries: ([list]) => (Array.isArray(list) ? (list as readonly Known[]).map((item) => find(at(item, 'collection'), at(item, 'id'))) : []),
  };
  return () => module;
}

function entryOf(
  folder: SiteFolder,
  filePath: string,
  { collection, content }: { readonly collection: string; readonly content: string },
): readonly Known[] {
  const below = filePath.slice(`${content}/${collection}/`.length);
  if (below.split('/').some((part) => part.startsWith('_'))) return [];
  const id = below
    .replace(/\.\w+$/, '')
    .split('/')
    .map(githubSlug)
    .join('/')
    .replace(/(?<=.)\/index$/, '');
  const named = (slug: string) => ({ id: slug, slug, collection, filePath });
  if (below.endsWith('.json')) return [{ ...named(id), data: folder.jsonAt(filePath) as Known }];
  if (/\.ya?ml$/.test(below)) return [{ ...named(id), data: read(folder.textAt(filePath)) }];
  if (!/\.mdx?$/.test(below)) return [];
  const text = folder.textAt(filePath) ?? '';
  const { head, bodyStart } = splitHead(text);
  const data = read(head);
  // An address of its own is the name of a page, too.
  const given = collection === 'docs' ? { sidebar: {} } : {};
  return [{ ...named(textOf(data, 'slug') ?? id), body: text.slice(bodyStart), data: { ...given, ...(isRecord(data) ? data : {}) } }];
}

/** YAML as a value, the empty one when it is none. */
function read(text: string | undefined): Known {
  try {
    return parse(text ?? '') as Known;
  } catch {
    return {};
  }
}
