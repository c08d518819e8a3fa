import type { Diagnostic, Location, SourcePath } from '@helpgen/model';
import { baseNameOf, buildCatalogue, defineDiagnostics, extensionOf, folderOf, parseJsonSource, resolveSourcePath } from '@helpgen/model';
import { isExternalUrl, splitUrl } from '@helpgen/model/url';
import { parseNumberPrefix, relativePath } from '@helpgen/site';
import type { SiteState } from '@helpgen/engine';
import { listRefs } from './expect-move.ts';
import type { Astray, ExpectedMove } from './expect-move.ts';
import { patternNow } from './pattern-now.ts';
import type { MovePlan } from './plan-move.ts';
import type { UrlWriter, WrittenLink } from './rewrite-url.ts';
import { addToFrontMatter } from './source-texts.ts';
import type { SourceTexts, TextEdit } from './source-texts.ts';

const finding = defineDiagnostics(buildCatalogue);

/** What mending a site's sources goes by. */
export interface Mending {
  readonly before: SiteState;
  readonly texts: SourceTexts;
  readonly plan: MovePlan;
  readonly expected: ExpectedMove;
  readonly writer: UrlWriter;
  /** Ids of documents that changed, the new one by the old one. */
  readonly ids: ReadonlyMap<string, string>;
  report(found: Diagnostic): void;
}

/** The edits that have `astray` links and images lead where they should. */
export function mendLinks(mending: Mending, astray: readonly Astray[]): readonly TextEdit[] {
  const { before, writer, report, plan, expected } = mending;
  const sourcesOf = new Map<string, readonly SourcePath[]>(
    before.graph.pages.map(({ route, source }) => [route, source === undefined ? [] : [source]]),
  );
  const isAstray = new Set(astray.map(({ ref }) => ref));
  // A path may still be found elsewhere, but whoever follows it in the files would not.
  const moved = expected.pairs.flatMap(({ before: page }) =>
    listRefs(page).flatMap(({ ref, target }): Astray[] => {
      const isPath = extensionOf(splitUrl(ref.url).path) !== '' && !isExternalUrl(ref.url);
      return isAstray.has(ref) || plan.movePath(ref.file) === ref.file || !isPath || !isNamed(target) ? [] : [{ page, ref, target }];
    }),
  );
  return [...astray, ...moved].flatMap(({ page, ref, target }) => {
    const link = typeof target === 'string' ? { kind: 'file' as const, source: target, suffix: '' } : target;
    const refuse = (reason: string): readonly TextEdit[] => {
      if (!isAstray.has(ref)) return [];
      report(finding('HG5093', { url: ref.url, reason }, { at: placeOf(mending, ref.file, ref.at) }));
      return [];
    };
    if (!isNamed(link)) return refuse('it leads to another place once files have moved');
    const sources = link.kind === 'page' ? (sourcesOf.get(link.route) ?? []) : link.kind === 'file' ? [link.source] : [];
    const url = writer.rewrite(ref.url, { file: ref.file, target: link, sources, route: page.route });
    if (url === undefined) return refuse('what it should be is not certain');
    if (url === ref.url && !isAstray.has(ref)) return [];
    const edits = editsAt(mending, { file: ref.file, at: ref.at, old: ref.url, next: url });
    return edits.length === 0 ? refuse('its address is not written there: a variable or a program may have made it') : edits;
  });
}

/** Whether `target` is a page or a file of the site, or an anchor of the page itself. */
function isNamed(target: Astray['target']): target is WrittenLink['target'] | SourcePath {
  return (
    typeof target === 'string' ||
    (target !== null && 'kind' in target && (target.kind === 'page' || target.kind === 'file' || target.kind === 'anchor'))
  );
}

function placeOf({ before }: Mending, file: SourcePath, at: Partial<Location>): Location {
  const origin = before.files.find(({ path }) => path === file)?.made?.origin;
  return origin === undefined ? { ...at, file } : { file: origin };
}

interface WrittenUrl {
  readonly file: SourcePath;
  readonly at: { readonly line: number; readonly column: number; readonly length: number };
  readonly old: string;
  readonly next: string;
}

/** Puts `next` in the place of `old`: where the link stands, or where its reference is defined; nowhere when neither is certain. */
function editsAt({ texts }: Mending, { file, at, old, next }: WrittenUrl): readonly TextEdit[] {
  const place = texts.at(file, at);
  if (place === undefined) return [];
  // In HTML and YAML some characters are written otherwise.
  const forms = [old, old.replaceAll('&', '&amp;')];
  if (forms.includes(place.text)) return [{ file, start: place.start, end: place.end, text: next }];
  for (const form of forms) {
    const found = place.text.indexOf(form);
    const isOnce = found >= 0 && place.text.indexOf(form, found + 1) < 0;
    const bounds = [place.text.charAt(found - 1), place.text.charAt(found + form.length)];
    if (isOnce && bounds.every((sign) => /["'(<>)\s=}]|^$/.test(sign)))
      return [{ file, start: place.start + found, end: place.start + found + form.length, text: next }];
  }
  return definitionsOf(texts.text(file) ?? '', old).map(([start, end]) => ({ file, start, end, text: next }));
}

/** Where references (`[name]: url`) to `url` are defined in `text`, code apart. */
function definitionsOf(text: string, url: string): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let fence = '';
  for (const line of text.matchAll(/[^\r\n]+/g)) {
    const marks = /^[ \t>]*(`{3,}|~{3,})/.exec(line[0])?.[1] ?? '';
    if (marks !== '') fence = fence === '' ? marks : marks.startsWith(fence) ? '' : fence;
    const head = fence === '' ? /^[ \t>]*\[[^\]]+\]:[ \t]*<?/.exec(line[0])?.[0] : undefined;
    const isUrl =
      head !== undefined && line[0].startsWith(url, head.length) && /^(?:[>\s]|$)/.test(line[0].slice(head.length + url.length));
    if (isUrl) found.push([line.index + head.length, line.index + head.length + url.length]);
  }
  return found;
}

/** The edits of includes whose file or whose place has moved. */
export function mendIncludes({ before, texts, plan }: Mending): readonly TextEdit[] {
  const included = new Map<SourcePath, Set<SourcePath>>();
  for (const { outline } of before.graph.pages) {
    const paths = (outline?.includes ?? []).map(({ path }) => path);
    for (const file of outline === undefined || paths.length === 0 ? [] : [outline.source, ...paths]) {
      included.set(file, new Set([...(included.get(file) ?? []), ...paths]));
    }
  }
  return [...included].flatMap(([file, paths]) => {
    const text = texts.text(file) ?? '';
    return [...text.matchAll(/^[ \t>]*(?:::include\{|`{3,}|~{3,}).*$/gm)].flatMap((line) =>
      [...line[0].matchAll(/(\bfile=["']?)([^"'\s}]+)/g)].flatMap(([whole, opening = '', value = ''], index, all): TextEdit[] => {
        const path = resolveSourcePath(folderOf(file), value);
        const next = path === undefined || !paths.has(path) ? undefined : plan.movePath(path);
        if (path === undefined || next === undefined || resolveSourcePath(folderOf(plan.movePath(file)), value) === next) return [];
        const start = line.index + (all[index]?.index ?? 0) + opening.length;
        const relative = relativePath(folderOf(plan.movePath(file)), next);
        const written = value.startsWith('/') ? `/${next}` : value.startsWith('.') ? relative : relative.replace(/^\.\//, '');
        return [{ file, start, end: start + whole.length - opening.length, text: written }];
      }),
    );
  });
}

const idKeys = ['pagination_next', 'pagination_prev', 'term_except_on', 'image'] as const;

/** The edits of front matter that names documents or a picture. */
export function mendFrontMatter({ before, texts, plan, ids, expected }: Mending): readonly TextEdit[] {
  const pages = new Map(before.graph.pages.flatMap((page) => (page.outline === undefined ? [] : [[page.outline.source, page] as const])));
  return [...pages].flatMap(([file, { outline, edition }]) =>
    idKeys.flatMap((key) => {
      const span = outline?.frontMatterSpans[key];
      let behind = (span === undefined ? undefined : texts.at(file, span))?.start;
      return [outline?.frontMatter[key] ?? []].flat().flatMap((value): TextEdit[] => {
        const next = nextOf(key, value, file, edition);
        const start = behind === undefined ? -1 : (texts.text(file) ?? '').indexOf(value, behind);
        if (start < 0) return [];
        behind = start + value.length;
        return next === undefined || next === value ? [] : [{ file, start, end: behind, text: next }];
      });
    }),
  );

  function nextOf(key: (typeof idKeys)[number], value: string, file: SourcePath, edition: string): string | undefined {
    if (key === 'image') return movedImage({ before, plan }, file, value);
    if (key !== 'term_except_on') return ids.get(value);
    const inEdition = expected.pairs.filter((pair) => pair.before.edition === edition);
    return patternNow(value, inEdition.map((pair) => [pair.before.id ?? '', pair.after.id ?? '']));
  }
}

/** The picture `value` as it is named from where `file` will be; `undefined`: it is no file of the site that is named from there. */
function movedImage({ before, plan }: Pick<Mending, 'before' | 'plan'>, file: SourcePath, value: string): string | undefined {
  const path = value.startsWith('/') || value.includes(':') ? undefined : resolveSourcePath(folderOf(file), value);
  if (path === undefined || !before.files.some((known) => known.path === path)) return undefined;
  return relativePath(folderOf(plan.movePath(file)), plan.movePath(path));
}

/** The edits that keep the place of a page whose number was in its name, where the new name has none. */
export function keepPositions({ before, texts, plan }: Mending): readonly TextEdit[] {
  if (!before.config.markdown.numberPrefixes) return [];
  const heads = new Map(
    before.graph.pages.flatMap(({ outline }) => (outline === undefined ? [] : [[outline.source, outline.frontMatter] as const])),
  );
  return [...plan.files].flatMap(([from, to]) => {
    const head = heads.get(from);
    const { position } = parseNumberPrefix(baseNameOf(from));
    const isLost = folderOf(from) === folderOf(to) && position !== undefined && parseNumberPrefix(baseNameOf(to)).position === undefined;
    const isKept = head === undefined || head.sidebar_position !== undefined || head.parse_number_prefixes === false;
    return isLost && !isKept ? [addToFrontMatter(from, texts.text(from) ?? '', `sidebar_position: ${position}`)] : [];
  });
}

/** The edits of files that say which document a folder's category leads to. */
export function mendCategories({ before, texts, plan, ids }: Mending): readonly TextEdit[] {
  return before.categories.flatMap(({ source, meta: { link } }): TextEdit[] => {
    const text = texts.text(source) ?? '';
    if (link?.type !== 'doc') return [];
    const own = [...ids].find(([old]) => old === link.id || (old.endsWith(`/${link.id}`) && source.includes(`${folderOf(old)}/`)));
    const next = own?.[1];
    const isLocal =
      next !== undefined && (next === link.id || (next.endsWith(`/${link.id}`) && plan.movePath(source).includes(`${folderOf(next)}/`)));
    if (next === undefined || isLocal) return [];
    const json = parseJsonSource({ path: source, text, digest: '' }).value;
    const found = /(\bid["']?\s*:\s*["']?)([^"'\r\n,}]+)/.exec(text);
    if (found === null || (source.endsWith('.json') && json === undefined)) return [];
    const start = found.index + (found[1]?.length ?? 0);
    return [{ file: source, start, end: start + link.id.length, text: next }];
  });
}
