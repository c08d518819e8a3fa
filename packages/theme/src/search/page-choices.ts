import { make } from '@helpgen/runtime/behaviours';
import type { FrameData, Translate } from '@helpgen/runtime';

/** What the search page is asked; its address says the same. */
export interface Asked {
  readonly q: string;
  /** Part of the site, version, section and kind of page that are searched; empty: all. */
  readonly ctx: string;
  readonly version: string;
  readonly section: string;
  readonly kind: string;
}

/** What the search page lets a reader choose. */
export interface PageChoices {
  /** Part of the site and version: what there is more than one of. */
  readonly tools: HTMLElement;
  /** Section and kind of what was found. */
  readonly found: HTMLElement;
  show(asked: Asked): void;
  /** Sections and kinds with the number of their results; of one or none there is no choice. */
  showFound(counts: { readonly sections: ReadonlyMap<string, number>; readonly kinds: ReadonlyMap<string, number> }, asked: Asked): void;
}

interface ChoiceTools {
  readonly frame: Pick<FrameData, 'options' | 'versions'>;
  readonly text: Translate;
  readonly signal: AbortSignal;
  onChange(part: Partial<Asked>): void;
}

/** The choices of the search page of a site with `frame`. */
export function createPageChoices({ frame, text, signal, onChange }: ChoiceTools): PageChoices {
  const { contexts = [], everywhere = false } = frame.options.search ?? {};
  const ctx = drawSelect(text('search.context'));
  const version = drawSelect(text('search.version'));
  const section = drawSelect(text('search.section'));
  const kind = drawSelect(text('search.kind'));
  // What was found elsewhere has other sections.
  ctx.select.addEventListener('change', () => onChange({ ctx: ctx.select.value, section: '', kind: '' }), { signal });
  version.select.addEventListener('change', () => onChange({ version: version.select.value, section: '', kind: '' }), { signal });
  section.select.addEventListener('change', () => onChange({ section: section.select.value }), { signal });
  kind.select.addEventListener('change', () => onChange({ kind: kind.select.value }), { signal });
  return {
    tools: make('div', { class: 'hg-search-tools' }, ctx.label, version.label),
    found: make('div', { class: 'hg-search-choices' }, kind.label, section.label),
    show(asked) {
      const all: readonly Entry[] = everywhere ? [['', text('search.everywhere')]] : [];
      fillSelect(ctx, [...all, ...contexts.map(({ path, label }) => [path, label] as const)], asked.ctx);
      ctx.label.hidden = contexts.length === 0;
      fillSelect(version, frame.versions.map(({ path, label }) => [path, label] as const), asked.version);
      version.label.hidden = frame.versions.length < 2;
    },
    showFound({ sections, kinds }, asked) {
      section.label.hidden = sections.size < 2;
      const entries = [...sections].map(([name, times]) => [name, `${name} (${times})`] as const);
      fillSelect(section, [['', text('search.sectionAll')], ...entries], asked.section);
      kind.label.hidden = kinds.size < 2;
      const sorts = [...kinds].map(([name, times]) => [name, `${text(`search.sort.${name}` as 'search.sort.type')} (${times})`] as const);
      fillSelect(kind, [['', text('search.kindAll')], ...sorts], asked.kind);
    },
  };
}

type Entry = readonly [value: string, label: string];

interface Choice {
  readonly label: HTMLLabelElement;
  readonly select: HTMLSelectElement;
}

function drawSelect(name: string): Choice {
  const select = make('select', {});
  return { label: make('label', { hidden: '' }, make('span', {}, name), select), select };
}

function fillSelect({ select }: Choice, entries: readonly Entry[], chosen: string): void {
  select.replaceChildren(...entries.map(([value, label]) => make('option', { value }, label)));
  select.value = entries.some(([value]) => value === chosen) ? chosen : (entries[0]?.[0] ?? '');
}
