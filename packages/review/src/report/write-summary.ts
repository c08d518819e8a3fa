import { changeKinds } from '../site-review.ts';
import type { PageChange, SiteReview } from '../site-review.ts';
import type { ReportWords } from './words.ts';
import { causeWords, countCauses } from './write-html.ts';

/** The longest comment that GitHub takes. */
const longest = 65_536;

/** Of each list so many lines are told before it is said how many more there are. */
const mostLines = 60;

/** The report as Markdown for a comment on a change: at most 65 536 characters. */
export function writeSummary(review: SiteReview, words: ReportWords): string {
  const { pages, counts, base } = review;
  const sections = [
    `## ${plain(`${words.title}: ${review.title}`)}`,
    `${words.against} ${code(base)}. ${words.inAll}: ${counts.before} → ${counts.after}`,
    pages.length === 0 ? words.nothing : kindsLine(pages, words),
    section(
      `${words.addresses}, ${words.pageStates.vanished.toLowerCase()}`,
      pages.filter(({ state, redirect }) => state === 'vanished' && redirect === undefined),
      ({ route, target }) => `${code(route)}: ${words.withoutRedirect}${target === undefined ? '' : `, ${words.likely} ${code(target)}`}`,
      words,
    ),
    section(
      `${words.addresses}, ${words.pageStates.moved.toLowerCase()}`,
      pages.filter(({ state }) => state === 'moved'),
      ({ route, from = '', redirect }) => `${code(from)} → ${code(route)}${redirect === undefined ? `: ${words.withoutRedirect}` : ''}`,
      words,
    ),
    section(
      `${words.addresses}, ${words.pageStates.added.toLowerCase()}`,
      pages.filter(({ state }) => state === 'added'),
      named,
      words,
    ),
    section(
      words.causes,
      countCauses(pages),
      ([cause, count]) => `${'file' in cause ? code(cause.file) : causeWords(cause.of, words)}: ${count}`,
      words,
    ),
    section(
      words.newFindings,
      review.findings.added,
      ({ code: id, severity, file, line, message }) =>
        `${words.severities[severity]} ${id} ${code(line === undefined ? file : `${file}:${line}`)} ${said(message)}`,
      words,
    ),
    section(words.mendedFindings, review.findings.mended, ({ code: id, file, message }) => `${id} ${code(file)} ${said(message)}`, words),
    section(
      words.answers,
      review.answers,
      ({ ask, before, after }) => `${plain(ask)}: ${placeOf(before.place, words)} → ${placeOf(after.place, words)}`,
      words,
    ),
    ...(['vanished', 'moved'] as const).map((kind) =>
      section(
        kind === 'moved' ? words.movedAnchors : words.anchors,
        pages.flatMap(({ route, anchors }) => anchors[kind].map((anchor) => ({ route, ...anchor }))),
        ({ route, id, target }) => `${code(`${route}#${id}`)}${target === undefined ? '' : ` → ${code(`#${target}`)}`}`,
        words,
      ),
    ),
    ...changeKinds.map((kind) =>
      section(
        words.kinds[kind],
        pages.filter(({ kinds }) => kinds.includes(kind)),
        named,
        words,
      ),
    ),
  ].filter((text) => text !== '');
  return within(sections, words);
}

/** As many of `sections` as fit, the first ones being the most important. */
function within(sections: readonly string[], { fullReport }: ReportWords): string {
  const end = `\n\n${fullReport}\n`;
  let text = '';
  for (const part of sections) {
    if (text.length + part.length + 2 + end.length > longest) break;
    text += `${part}\n\n`;
  }
  return text.trimEnd() + end;
}

function kindsLine(pages: readonly PageChange[], words: ReportWords): string {
  const counts = changeKinds.map((kind) => [kind, pages.filter(({ kinds }) => kinds.includes(kind)).length] as const);
  return counts
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${words.kinds[kind]}: ${count}`)
    .join(' · ');
}

function section<Item>(title: string, items: readonly Item[], lineOf: (item: Item) => string, { more }: ReportWords): string {
  if (items.length === 0) return '';
  const lines = items.slice(0, mostLines).map((item) => `- ${lineOf(item).slice(0, 400)}`);
  if (items.length > mostLines) lines.push(`- … ${more}: ${items.length - mostLines}`);
  return `### ${title}: ${items.length}\n\n${lines.join('\n')}`;
}

function named({ title, route }: PageChange): string {
  return `${plain(title)} ${code(route)}`;
}

/** A message of a finding: what stands between backticks is code. */
function said(message: string): string {
  return message.split(/`([^`]*)`/).map((part, index) => (index % 2 === 0 ? plain(part) : code(part))).join('');
}

function placeOf(place: number, words: ReportWords): string {
  return place === 0 ? words.notFound : `${words.place} ${place}`;
}

/** `text` without a mark of Markdown, a tag of HTML, or a name that would be told of the comment. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+!|~-]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('@', '&#64;');
}

function code(text: string): string {
  return `\`${text.replace(/[`\s]+/g, ' ').trim()}\``;
}
