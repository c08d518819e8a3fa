import { fillIn } from '@helpgen/model/locales/words-for';
import type { PlacedFinding, PreviewState } from '@helpgen/model';
import { drawFinding, drawFix, drawOpener, type FindingTools } from './draw-finding.ts';
import { make } from '@helpgen/runtime/behaviours';
import type { PreviewWords } from './preview-words.ts';

/** Words that a person reads in a minute. */
const wordsInMinute = 180;

/** What the panel holds below its head: the open page, and the rest of the site. */
export function drawPanel(state: PreviewState, tools: FindingTools): readonly Node[] {
  const { page, findings } = state;
  const { words } = tools;
  const own =
    findings.length === 0
      ? make('p', {}, words.nothingWrong)
      : make('ul', {}, ...findings.map((finding) => drawFinding(finding, tools)));
  return [
    ...(page === null ? [] : [drawFacts(page, tools), ...drawMove(state, tools), make('h3', {}, words.page), own]),
    make('h3', {}, words.site),
    ...drawSite(state, tools),
  ];
}

function drawFacts({ source, words: count, changedAt }: NonNullable<PreviewState['page']>, tools: FindingTools): HTMLElement {
  const { words } = tools;
  const text = count === 0 ? [] : [words.words(count), words.minutes(Math.max(1, Math.ceil(count / wordsInMinute)))];
  const lang = document.documentElement.lang;
  const said = [
    ...text,
    ...(changedAt === '' ? [] : [fillIn(words.changed, { ago: writeAgo(changedAt, new Date(), { lang, justNow: words.justNow }) })]),
  ].join(' · ');
  const when = changedAt === '' ? {} : { title: new Date(changedAt).toLocaleString(lang) };
  const file = source === undefined ? [] : [drawOpener({ text: source, title: words.openSource }, () => tools.openPlace(), words)];
  return make('div', { class: 'facts' }, ...file, make('p', when, said));
}

/** Offers a redirect from where the page was. */
function drawMove({ page, movedFrom }: PreviewState, { words, addRedirect }: FindingTools): readonly Node[] {
  if (page === null || movedFrom === undefined) return [];
  const said = make('p', {}, `${words.movedFrom} `, make('code', {}, movedFrom));
  return [said, drawFix([words.redirect], () => addRedirect(page.route), words)];
}

function drawSite({ counts, elsewhere = [], isComplete, findings }: PreviewState, tools: FindingTools): readonly Node[] {
  const { words } = tools;
  if (!isComplete) return [make('p', {}, words.incomplete)];
  const rest = counts.errors + counts.warnings + counts.notes - findings.length;
  if (rest <= 0) return [make('p', {}, words.fine)];
  const groups = new Map<string, PlacedFinding[]>();
  for (const placed of elsewhere) groups.set(placed.found.at?.file ?? '', [...(groups.get(placed.found.at?.file ?? '') ?? []), placed]);
  const more = rest - elsewhere.length;
  return [
    make('p', {}, writeCounts(counts, words)),
    ...[...groups].map(([file, placed]) => drawGroup(file, placed, tools)),
    ...(elsewhere.length > 0 && more > 0 ? [make('p', {}, fillIn(words.more, { count: more }))] : []),
  ];
}

/** What is found in one file, folded. */
function drawGroup(file: string, placed: readonly PlacedFinding[], tools: FindingTools): HTMLElement {
  const href = placed[0]?.href ?? '';
  const link = href === '' ? [] : [make('p', {}, make('a', { href }, tools.words.openPage))];
  const list = make('ul', {}, ...placed.map(({ found }) => drawFinding(found, tools)));
  const severest = ['error', 'warning', 'note'].find((severity) => placed.some(({ found }) => found.severity === severity)) ?? 'note';
  return make(
    'details',
    { 'data-key': file },
    make(
      'summary',
      {},
      make('span', { class: `dot ${severest}` }),
      make('span', { class: 'file' }, file === '' ? tools.words.whole : file),
      make('span', { class: 'count' }, String(placed.length)),
    ),
    ...link,
    list,
  );
}

/** How many of each, in words: those of which there are any. */
export function writeCounts({ errors, warnings, notes }: PreviewState['counts'], words: PreviewWords): string {
  return [errors > 0 ? words.errors(errors) : '', warnings > 0 ? words.warnings(warnings) : '', notes > 0 ? words.notes(notes) : '']
    .filter((part) => part !== '')
    .join(', ');
}

/** From these seconds on a time is told in the unit. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long before `now` the time `iso` was, in the words of `lang`: «5 минут назад»; within a minute it is `justNow`. */
export function writeAgo(iso: string, now: Date, { lang, justNow }: { readonly lang: string; readonly justNow: string }): string {
  const seconds = (now.getTime() - Date.parse(iso)) / 1000;
  const unit = units.find(([, least]) => seconds >= least);
  return unit === undefined
    ? justNow
    : new Intl.RelativeTimeFormat(lang === '' ? 'en' : lang, { numeric: 'auto' }).format(-Math.floor(seconds / unit[1]), unit[0]);
}
