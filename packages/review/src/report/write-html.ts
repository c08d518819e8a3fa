import { createHash } from 'node:crypto';
import { changeKinds } from '../site-review.ts';
import type { Cause, GoldenAnswer, PageChange, SiteReview } from '../site-review.ts';
import type { PagePictures } from '../pictures/take-pictures.ts';
import { escapeHtml } from './escape-html.ts';
import { reportStyle } from './style.ts';
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
    { path: 'index.html', text: writeDocument(title, writeOverview(review, hrefs, words), words) },
    ...[...parts].map(([path, list], index) => ({
      path,
      text: writeDocument(
        `${words.changes}, ${words.part} ${index + 1}: ${review.title}`,
        `<p><a href="index.html">${escapeHtml(words.toOverview)}</a></p>` +
          `<h1>${escapeHtml(`${words.changes}, ${words.part} ${index + 1}`)}</h1>${list.map(({ html }) => html).join('')}`,
        words,
      ),
    })),
  ];
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
  const tags = first.kinds.map((kind) => `<span class="tag">${escapeHtml(words.kinds[kind])}</span>`).join('');
  const from = first.from === undefined ? '' : `<p>${escapeHtml(words.moved)}: ${code(first.from)} → ${code(first.route)}</p>`;
  const same =
    others.length === 0
      ? ''
      : folded(`${words.samePages}: ${others.length}`, list(others.map(({ route, title }) => `${escapeHtml(title)} ${code(route)}`)));
  return [
    `<section class="page" id="${id}"><h2>${escapeHtml(first.title === '' ? first.route : first.title)}</h2>`,
    `<p class="faint">${code(first.route)} ${tags}</p>`,
    `<p>${escapeHtml(words.causes)}: ${first.causes.map((cause) => writeCause(cause, words)).join(', ')}</p>`,
    from,
    same,
    ...first.blocks.map(({ kind, state, html, addresses }) => {
      const told =
        addresses === undefined ? '' : writeRows([words.before, words.after], [[addresses.before.join('\n'), addresses.after.join('\n')]]);
      return `<div class="block"><p class="faint">${escapeHtml(`${words.kinds[kind]}, ${words.states[state]}`)}</p>${html}${told}</div>`;
    }),
    first.members.length === 0
      ? ''
      : `<h3>${escapeHtml(words.signatures)}</h3>${writeRows(
          [words.name, words.before, words.after],
          first.members.map(({ name, before, after }) => [name, before.join('\n'), after.join('\n')]),
        )}`,
    first.fields.length === 0
      ? ''
      : `<h3>${escapeHtml(words.kinds.metadata)}</h3>${writeRows(
          [words.name, words.before, words.after],
          first.fields.map(({ name, before, after }) => [name, before, after]),
        )}`,
    writePictures(pictures.get(first.route) ?? [], words),
    '</section>',
  ].join('');
}

function writeOverview(review: SiteReview, hrefs: ReadonlyMap<string, string>, words: ReportWords): string {
  const { pages, counts, title } = review;
  const sections = [
    writeAddresses(pages, hrefs, words),
    writeAnchors(pages, words),
    writeCauses(pages, words),
    writeKinds(pages, hrefs, words),
    writeAnswers(review, words),
    writeFindings(review, words),
    writeSizes(review, words),
  ];
  const commit = review.commit === undefined || review.commit.startsWith(review.base) ? '' : ` (${code(review.commit.slice(0, 12))})`;
  return (
    `<h1>${escapeHtml(`${words.title}: ${title}`)}</h1><p class="faint">${escapeHtml(words.against)} ${code(review.base)}${commit}. ` +
    `${escapeHtml(words.pages)}: ${counts.before} → ${counts.after}</p>` +
    (pages.length === 0 ? `<p>${escapeHtml(words.nothing)}</p>` : '') +
    sections.filter((section) => section !== '').join('')
  );
}

function writeAddresses(pages: readonly PageChange[], hrefs: ReadonlyMap<string, string>, words: ReportWords): string {
  const line = (page: PageChange, rest = ''): string => `${linked(page, hrefs)} ${code(page.route)}${rest}`;
  const vanished = pages.filter(({ state }) => state === 'vanished');
  const moved = pages.filter(({ state }) => state === 'moved');
  const groups: readonly (readonly [string, readonly string[]])[] = [
    [
      words.vanished,
      vanished.map((page) => `<span${page.redirect === undefined ? ' class="bad"' : ''}>${line(page, writeFate(page, words))}</span>`),
    ],
    [
      words.moved,
      moved.map((page) => {
        const lost = page.redirect === undefined ? ` <span class="bad">${escapeHtml(words.withoutRedirect)}</span>` : '';
        return line(page, ` ← ${code(page.from ?? '')}${lost}`);
      }),
    ],
    [words.added, pages.filter(({ state }) => state === 'added').map((page) => line(page))],
  ];
  const told = groups
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => folded(`${name}: ${lines.length}`, list(lines), lines.length <= 30));
  return told.length === 0 ? '' : `<h2>${escapeHtml(words.addresses)}</h2>${told.join('')}`;
}

function writeFate({ redirect, target }: PageChange, words: ReportWords): string {
  if (redirect !== undefined) return ` ${escapeHtml(words.withRedirect)} ${code(redirect)}`;
  const likely = target === undefined ? '' : `; ${escapeHtml(words.likely)} ${code(target)}`;
  return ` ${escapeHtml(words.withoutRedirect)}${likely}`;
}

function writeAnchors(pages: readonly PageChange[], words: ReportWords): string {
  const lines = pages.flatMap(({ route, anchors }) =>
    anchors.vanished.map(
      ({ id, text, target }) => `${code(`${route}#${id}`)} ${escapeHtml(text)}${target === undefined ? '' : ` → ${code(`#${target}`)}`}`,
    ),
  );
  return lines.length === 0
    ? ''
    : `<h2>${escapeHtml(words.anchors)}: ${lines.length}</h2>${folded(words.anchors, list(lines), lines.length <= 30)}`;
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

function writeCauses(pages: readonly PageChange[], words: ReportWords): string {
  const counts = countCauses(pages);
  if (counts.length === 0) return '';
  const rows = counts.map(([cause, count]) => `${writeCause(cause, words)}: ${count}`);
  return `<h2>${escapeHtml(words.causes)}</h2>${folded(`${words.causes}: ${rows.length}`, list(rows), rows.length <= 30)}`;
}

function writeCause(cause: Cause, words: ReportWords): string {
  return 'file' in cause ? code(cause.file) : escapeHtml(causeWords(cause.of, words));
}

/** What is no file, in words. */
export function causeWords(of: Extract<Cause, { readonly of: unknown }>['of'], words: ReportWords): string {
  return { config: words.ofConfig, theme: words.ofTheme, presets: words.ofPresets, pages: words.ofPages, helpgen: words.ofHelpgen }[of];
}

function writeKinds(pages: readonly PageChange[], hrefs: ReadonlyMap<string, string>, words: ReportWords): string {
  const told = changeKinds.flatMap((kind) => {
    const own = pages.filter(({ kinds }) => kinds.includes(kind));
    return own.length === 0
      ? []
      : [
          folded(
            `${words.kinds[kind]}: ${own.length}`,
            list(own.map((page) => `${linked(page, hrefs)} ${code(page.route)}`)),
            own.length <= 30,
          ),
        ];
  });
  return told.length === 0 ? '' : `<h2>${escapeHtml(words.pages)}</h2>${told.join('')}`;
}

function writeAnswers({ answers }: SiteReview, words: ReportWords): string {
  if (answers.length === 0) return '';
  const answer = ({ first, place }: GoldenAnswer): string =>
    `${place === 0 ? words.notFound : `${words.place} ${place}`}\n${first.join('\n')}`;
  return `<h2>${escapeHtml(words.answers)}: ${answers.length}</h2>${writeRows(
    ['?', words.before, words.after],
    answers.map(({ ask, before, after }) => [ask, answer(before), answer(after)]),
  )}`;
}

function writeFindings({ findings }: SiteReview, words: ReportWords): string {
  const groups = (
    [
      [words.newFindings, findings.added],
      [words.mendedFindings, findings.mended],
    ] as const
  ).filter(([, found]) => found.length > 0);
  if (groups.length === 0) return '';
  const told = groups.map(([name, found]) =>
    folded(
      `${name}: ${found.length}`,
      list(
        found.map(
          ({ code: id, severity, file, line, message }) =>
            `${escapeHtml(`${words.severities[severity]} ${id}`)} ${code(line === undefined ? file : `${file}:${line}`)} ${said(message)}`,
        ),
      ),
      found.length <= 30,
    ),
  );
  return `<h2>${escapeHtml(words.findings)}</h2>${told.join('')}`;
}

/** A message of a finding: what stands between backticks is code. */
function said(message: string): string {
  return message.split(/`([^`]*)`/).map((part, index) => (index % 2 === 0 ? escapeHtml(part) : code(part))).join('');
}

function writeSizes({ sizes }: SiteReview, words: ReportWords): string {
  const rows = sizes.map(({ kind, before, after }) => [
    words.fileKinds[kind] ?? kind,
    String(before),
    `${after} (${after >= before ? '+' : '−'}${Math.abs(after - before)})`,
  ]);
  return `<h2>${escapeHtml(words.sizes)}</h2>${writeRows([words.name, words.before, words.after], rows)}`;
}

function writeRows(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const names = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  return `<table><thead><tr>${names}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map(writeCell).join('')}</tr>`).join('')}</tbody></table>`;
}

function writeCell(text: string): string {
  return `<td>${escapeHtml(text).replaceAll('\n', '<br>')}</td>`;
}

function folded(title: string, html: string, isOpen = false): string {
  return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(title)}</summary>${html}</details>`;
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
