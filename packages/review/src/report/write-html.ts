import { createHash } from 'node:crypto';
import { changeKinds } from '../site-review.ts';
import type { AnswerChange, BlockChange, Cause, FieldChange, PageChange, SiteReview } from '../site-review.ts';
import type { PagePictures } from '../pictures/take-pictures.ts';
import { escapeHtml } from './escape-html.ts';
import { reportStyle } from './style.ts';
import { writeTextDiff } from './write-block-diff.ts';
import type { ReportWords } from './words.ts';

/** A file of a report. */
export interface ReportFile {
  readonly path: string;
  readonly text: string;
}

/** Pages with the same changes, which are told once. */
interface ChangeGroup {
  readonly pages: readonly PageChange[];
  readonly html: string;
  /** In which file it stands, and where. */
  readonly href: string;
}

/** A file of changes ends behind the group with which it has so many characters. */
const fileSize = 250_000;

/** The report as HTML: an overview, and the changes of pages in as many files as they take. */
export function writeHtml(review: SiteReview, words: ReportWords, pictures: Pictures = new Map()): readonly ReportFile[] {
  const groups = groupChanges(
    review.pages.filter(({ state }) => state === 'changed' || state === 'moved'),
    words,
    pictures,
  );
  const hrefs = new Map(groups.flatMap(({ pages, href }) => pages.map((page) => [page.route, href])));
  const parts = new Map<string, ChangeGroup[]>();
  for (const group of groups) {
    const file = group.href.replace(/#.*/, '');
    parts.set(file, [...(parts.get(file) ?? []), group]);
  }
  const title = `${words.title}: ${review.title}`;
  return [
    { path: 'index.html', text: writeDocument(title, writeOverview(review, { groups, hrefs }, words), words) },
    ...[...parts].map(([path, list], index) => {
      const name = parts.size === 1 ? words.changes : `${words.changes}, ${words.part} ${index + 1} / ${parts.size}`;
      const way = writeWay([...parts.keys()], index, words);
      const main = `${way}<h1>${escapeHtml(name)}</h1>${list.map(({ html }) => html).join('')}${way}`;
      return { path, text: writeDocument(`${name}: ${review.title}`, main, words) };
    }),
  ];
}

/** To the overview, and to the files before and after the one at `index`. */
function writeWay(files: readonly string[], index: number, words: ReportWords): string {
  const ways = [
    ['index.html', words.toOverview],
    [files[index - 1], `← ${words.part} ${index}`],
    [files[index + 1], `${words.part} ${index + 2} →`],
  ].map(([file, text = '']) => (file === undefined ? '' : `<a href="${file}">${escapeHtml(text)}</a>`));
  return `<p class="way">${ways.join(' ')}</p>`;
}

function writeDocument(title: string, main: string, { language }: ReportWords): string {
  const hash = createHash('sha256').update(reportStyle).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' file:; base-uri 'none'; form-action 'none'`;
  return (
    `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(title)}</title><style>${reportStyle}</style></head><body><main>${main}</main></body></html>\n`
  );
}

/** Pictures of changed pages by route. */
type Pictures = ReadonlyMap<string, PagePictures['pairs']>;

interface GroupParts {
  readonly id: string;
  readonly words: ReportWords;
  readonly pictures: Pictures;
}

function writeImage(file: string, name: string): string {
  return `<img src="${file}" alt="${escapeHtml(name)}">`;
}

function writePictures(pairs: PagePictures['pairs'], words: ReportWords): string {
  if (pairs.length === 0) return '';
  const told = pairs.map(
    ({ width, before, after }) =>
      `<p>${writeImage(before, `${words.before}, ${width}`)} ${writeImage(after, `${words.after}, ${width}`)}</p>`,
  );
  return `<h3>${escapeHtml(words.pictures)}</h3>${told.join('')}`;
}

function groupChanges(pages: readonly PageChange[], words: ReportWords, pictures: Pictures): readonly ChangeGroup[] {
  const bySame = new Map<string, PageChange[]>();
  for (const page of pages) {
    const same = JSON.stringify([
      page.kinds,
      page.blocks,
      page.fields,
      page.members,
      page.anchors,
      page.causes,
      page.state === 'moved' ? page.route : '',
    ]);
    const list = bySame.get(same);
    if (list === undefined) bySame.set(same, [page]);
    else list.push(page);
  }
  let file = 1;
  let size = 0;
  return [...bySame.values()].map((group, index) => {
    if (size > fileSize) {
      file += 1;
      size = 0;
    }
    const html = writeGroup(group, { id: `c${index + 1}`, words, pictures });
    size += html.length;
    return { pages: group, html, href: `changes-${file}.html#c${index + 1}` };
  });
}

function writeGroup([first, ...others]: readonly PageChange[], { id, words, pictures }: GroupParts): string {
  if (first === undefined) return '';
  const from = first.from === undefined ? '' : `<p>${escapeHtml(words.movedHere)} ${code(first.from)}</p>`;
  const same =
    others.length === 0
      ? ''
      : folded(`${words.samePages}: ${others.length}`, list(others.map(({ route, title }) => `${escapeHtml(title)} ${code(route)}`)));
  const isSeen = first.blocks.length + first.members.length + first.fields.length > 0;
  return [
    `<section class="page" id="${id}"><h2>${escapeHtml(first.title === '' ? first.route : first.title)}</h2>`,
    `<p class="faint">${code(first.route)} ${writeTags(first, words)}</p>`,
    `<p>${escapeHtml(words.cause)}: ${first.causes.map((cause) => writeCause(cause, words)).join(', ')}</p>`,
    from,
    same,
    isSeen ? '' : `<p class="faint">${escapeHtml(first.kinds.includes('navigation') ? words.onlyAround : words.onlyLook)}</p>`,
    ...first.blocks.map((block) => writeBlock(block, words)),
    writeDifferences(
      words.signatures,
      first.members.map(({ name, before, after }) => ({ name, before: before.join('\n'), after: after.join('\n') })),
    ),
    writeDifferences(words.kinds.metadata, joinFields(first.fields)),
    writePictures(pictures.get(first.route) ?? [], words),
    '</section>',
  ].join('');
}

function writeTags({ kinds }: PageChange, words: ReportWords): string {
  return kinds.map((kind) => `<span class="tag">${escapeHtml(words.kinds[kind])}</span>`).join('');
}

function writeBlock({ kind, state, html, addresses, causes = [] }: BlockChange, words: ReportWords): string {
  const told =
    addresses === undefined
      ? ''
      : `<p class="faint">${escapeHtml(words.leadsTo)}: ${[
          ...addresses.before.map((address) => `<del>${escapeHtml(address)}</del>`),
          ...addresses.after.map((address) => `<ins>${escapeHtml(address)}</ins>`),
        ].join(' ')}</p>`;
  // What may be wider than a screen must be reached by the keyboard.
  const reach = html.includes('<table>') ? ' tabindex="0"' : '';
  const where = causes.length === 0 ? '' : `: ${causes.map(code).join(', ')}`;
  const head = `${escapeHtml(`${words.kinds[kind]}, ${words.states[state]}`)}${where}`;
  return `<div class="block"${reach}><p class="faint">${head}</p>${html}${told}</div>`;
}

/** Texts by name, each marked word by word. */
function writeDifferences(title: string, changes: readonly FieldChange[]): string {
  if (changes.length === 0) return '';
  const told = changes.map(({ name, before, after }) => `<dt><code>${escapeHtml(name)}</code></dt><dd>${writeTextDiff(before, after)}</dd>`);
  return `<h3>${escapeHtml(title)}</h3><dl>${told.join('')}</dl>`;
}

/** Lines that say the same to different machines are one. */
function joinFields(fields: readonly FieldChange[]): readonly FieldChange[] {
  const joined = new Map<string, FieldChange>();
  for (const field of fields) {
    const key = JSON.stringify([field.before, field.after]);
    const known = joined.get(key);
    joined.set(key, known === undefined ? field : { ...known, name: `${known.name}, ${field.name}` });
  }
  return [...joined.values()];
}

interface OverviewParts {
  readonly groups: readonly ChangeGroup[];
  /** Where what changed on a page is told, by route. */
  readonly hrefs: ReadonlyMap<string, string>;
}

function writeOverview(review: SiteReview, { groups, hrefs }: OverviewParts, words: ReportWords): string {
  const { pages, counts, title } = review;
  const sections = [
    writeAddresses(pages, hrefs, words),
    writeAnchors(words.anchors, pages, { hrefs, words, kind: 'vanished' }),
    writeAnchors(words.movedAnchors, pages, { hrefs, words, kind: 'moved' }),
    writeFindings(review, words),
    writeAnswers(review, words),
    writeCauses(pages, words),
    writePages(groups, words),
    writeSizes(review, words),
  ];
  const commit = review.commit === undefined || review.commit.startsWith(review.base) ? '' : ` (${code(review.commit.slice(0, 12))})`;
  return (
    `<h1>${escapeHtml(`${words.title}: ${title}`)}</h1><p class="faint">${escapeHtml(words.against)} ${code(review.base)}${commit}. ` +
    `${escapeHtml(words.inAll)}: ${counts.before === counts.after ? '' : `${counts.before} → `}${counts.after}</p>` +
    (pages.length === 0 ? `<p class="calm">${escapeHtml(words.nothing)}</p>` : writeCounts(pages, words)) +
    sections.filter((section) => section !== '').join('')
  );
}

/** How many pages changed in which way, at a glance. */
function writeCounts(pages: readonly PageChange[], words: ReportWords): string {
  const states = (['changed', 'added', 'moved', 'vanished'] as const).map((state): readonly [string, number] => [
    words.pageStates[state],
    pages.filter((page) => page.state === state).length,
  ]);
  const told = states.filter(([, count]) => count > 0).map(([name, count]) => `<div><dt>${escapeHtml(name)}</dt><dd>${count}</dd></div>`);
  const kinds = changeKinds.map((kind): readonly [string, number] => [words.kinds[kind], pages.filter((page) => page.kinds.includes(kind)).length]);
  const tags = kinds.filter(([, count]) => count > 0).map(([name, count]) => `<span class="tag">${escapeHtml(`${name}: ${count}`)}</span>`);
  return `<dl class="counts">${told.join('')}</dl><p>${tags.join('')}</p>`;
}

function writeAddresses(pages: readonly PageChange[], hrefs: ReadonlyMap<string, string>, words: ReportWords): string {
  const own = (state: PageChange['state']): readonly PageChange[] => pages.filter((page) => page.state === state);
  const groups: readonly (readonly [string, readonly string[]])[] = [
    [words.pageStates.vanished, own('vanished').map((page) => `${linked(page, hrefs)} ${code(page.route)} ${writeFate(page, words)}`)],
    [
      words.pageStates.moved,
      own('moved').map((page) => `${linked(page, hrefs)} ${code(page.from ?? '')} → ${code(page.route)} ${writeFate(page, words)}`),
    ],
    [words.pageStates.added, own('added').map((page) => `${linked(page, hrefs)} ${code(page.route)}`)],
  ];
  const told = groups
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `<h3>${escapeHtml(`${name}: ${lines.length}`)}</h3>${longList(lines, words)}`);
  return told.length === 0 ? '' : `<h2>${escapeHtml(words.addresses)}</h2>${told.join('')}`;
}

/** What an address that was left gives its readers now. */
function writeFate({ state, redirect, target }: PageChange, words: ReportWords): string {
  if (redirect !== undefined)
    return `<span class="good">${escapeHtml(words.redirected)}${state === 'moved' ? '' : ` ${code(redirect)}`}</span>`;
  const likely = target === undefined ? '' : ` ${escapeHtml(words.likely)} ${code(target)}`;
  return `<span class="bad">${escapeHtml(words.withoutRedirect)}</span>${likely}`;
}

interface AnchorParts {
  readonly hrefs: ReadonlyMap<string, string>;
  readonly words: ReportWords;
  readonly kind: 'vanished' | 'moved';
}

function writeAnchors(title: string, pages: readonly PageChange[], { hrefs, words, kind }: AnchorParts): string {
  const lines = pages.flatMap((page) =>
    page.anchors[kind].map(({ id, text, target }) => {
      const stands = target === undefined ? '' : ` → ${code(`#${target}`)}`;
      return `${linked(page, hrefs)} ${code(`${page.route}#${id}`)}${stands} <span class="faint">${escapeHtml(text)}</span>`;
    }),
  );
  return lines.length === 0 ? '' : `<h2>${escapeHtml(title)}: ${lines.length}</h2>${longList(lines, words)}`;
}

/** By cause the number of pages that changed because of it, the greatest first. */
export function countCauses(pages: readonly PageChange[]): readonly (readonly [Cause, number])[] {
  const counts = new Map<string, number>();
  for (const { state, causes } of pages) {
    if (state === 'changed') for (const cause of causes) counts.set(JSON.stringify(cause), (counts.get(JSON.stringify(cause)) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
    .map(([cause, count]) => [JSON.parse(cause) as Cause, count]);
}

/** With more files than these the ones that changed a single page are told when they are asked for. */
const fewCauses = 8;

function writeCauses(pages: readonly PageChange[], words: ReportWords): string {
  const causes = countCauses(pages);
  if (causes.length === 0) return '';
  const lines = causes.map(([cause, count]) => `<span class="faint">${escapeHtml(words.pageCount)}: ${count}</span> ${writeCause(cause, words)}`);
  const shared = causes.length <= fewCauses ? lines.length : causes.filter(([, count]) => count > 1).length;
  const single = lines.slice(shared);
  const rest = single.length === 0 ? '' : folded(`${words.singlePages}: ${single.length}`, list(single));
  return `<h2>${escapeHtml(words.causes)}</h2>${shared === 0 ? '' : longList(lines.slice(0, shared), words)}${rest}`;
}

function writeCause(cause: Cause, words: ReportWords): string {
  return 'file' in cause ? code(cause.file) : escapeHtml(causeWords(cause.of, words));
}

/** What is no file, in words. */
export function causeWords(of: Extract<Cause, { readonly of: unknown }>['of'], words: ReportWords): string {
  return { config: words.ofConfig, theme: words.ofTheme, presets: words.ofPresets, pages: words.ofPages, helpgen: words.ofHelpgen }[of];
}

/** The pages with a change each, what readers read first; pages with the same change are one line. */
function writePages(groups: readonly ChangeGroup[], words: ReportWords): string {
  const weight = ({ pages: [first] }: ChangeGroup): number => changeKinds.findIndex((kind) => first?.kinds.includes(kind));
  const lines = groups.toSorted((one, other) => weight(one) - weight(other)).map(({ pages: [first, ...others], href }) => {
    if (first === undefined) return '';
    const more = others.length === 0 ? '' : ` <span class="faint">${escapeHtml(words.andPages)}: ${others.length}</span>`;
    return `<a href="${href}">${escapeHtml(first.title === '' ? first.route : first.title)}</a> ${code(first.route)}${more} ${writeTags(first, words)}`;
  });
  return lines.length === 0 ? '' : `<h2>${escapeHtml(words.changedPages)}</h2>${longList(lines, words)}`;
}

function writeAnswers({ answers }: SiteReview, words: ReportWords): string {
  if (answers.length === 0) return '';
  const answer = ({ first, place }: AnswerChange['before']): string =>
    `${place === 0 ? words.notFound : `${words.place} ${place}`}\n${first.join('\n')}`;
  return `<h2>${escapeHtml(words.answers)}: ${answers.length}</h2>${writeRows(
    [words.question, words.before, words.after],
    answers.map(({ ask, before, after }) => [ask, answer(before), answer(after)]),
  )}`;
}

function writeFindings({ findings }: SiteReview, words: ReportWords): string {
  const groups = [
    { name: words.newFindings, found: findings.added },
    { name: words.mendedFindings, found: findings.mended },
  ].filter(({ found }) => found.length > 0);
  const told = groups.map(({ name, found }) => {
    const lines = found.map(({ code: id, severity, file, line, message }) => {
      const look = severity === 'error' && found === findings.added ? 'bad' : 'tag';
      const mark = `<span class="${look}">${escapeHtml(`${words.severities[severity]} ${id}`)}</span>`;
      return `${mark} ${said(message)} <span class="faint">${code(line === undefined ? file : `${file}:${line}`)}</span>`;
    });
    return `<h2>${escapeHtml(`${name}: ${found.length}`)}</h2>${longList(lines, words)}`;
  });
  return told.join('');
}

/** A message of a finding: what stands between backticks is code. */
function said(message: string): string {
  return message.split(/`([^`]*)`/).map((part, index) => (index % 2 === 0 ? escapeHtml(part) : code(part))).join('');
}

/** What weighs as much as before is not told. */
function writeSizes({ sizes }: SiteReview, words: ReportWords): string {
  const numbers = new Intl.NumberFormat(words.language);
  const rows = sizes
    .filter(({ before, after }) => before !== after)
    .map(({ kind, before, after }) => [
      words.fileKinds[kind] ?? kind,
      numbers.format(after),
      `${after > before ? '+' : '−'}${numbers.format(Math.abs(after - before))}`,
    ]);
  return rows.length === 0 ? '' : `<h2>${escapeHtml(words.sizes)}</h2>${writeRows([words.name, words.after, '±'], rows)}`;
}

function writeRows(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const names = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  return `<table class="rows"><thead><tr>${names}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map(writeCell).join('')}</tr>`).join('')}</tbody></table>`;
}

function writeCell(text: string): string {
  return `<td>${escapeHtml(text).replaceAll('\n', '<br>')}</td>`;
}

function folded(title: string, html: string): string {
  return `<details><summary>${escapeHtml(title)}</summary>${html}</details>`;
}

/** So many lines are seen at once, the rest when it is asked for. */
const shownLines = 50;

function longList(lines: readonly string[], words: ReportWords): string {
  const rest = lines.slice(shownLines);
  return list(lines.slice(0, shownLines)) + (rest.length === 0 ? '' : folded(`${words.more}: ${rest.length}`, list(rest)));
}

function list(items: readonly string[]): string {
  return `<ul class="plain">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function linked({ route, title }: PageChange, hrefs: ReadonlyMap<string, string>): string {
  const href = hrefs.get(route);
  const name = escapeHtml(title === '' ? route : title);
  return href === undefined ? name : `<a href="${href}">${name}</a>`;
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}
