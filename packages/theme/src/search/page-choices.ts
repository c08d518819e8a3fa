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

interface ChoiceTools {
  readonly frame: Pick<FrameData, 'options' | 'versions'>;
  readonly text: Translate;
  readonly signal: AbortSignal;
  onChange(part: Partial<Asked>): void;
}

/** The choices of the search page of a site with `frame`. */
export function createPageChoices({ frame, text, signal, onChange }: ChoiceTools) {
  const { contexts = [], everywhere = false } = frame.options.search ?? {};
  const drawChoice = (name: keyof Asked, label: string, more: Partial<Asked> = {}) => {
    const select = make('select', {});
    select.addEventListener('change', () => onChange({ ...more, [name]: select.value }), { signal });
    const root = make('label', { hidden: '' }, make('span', {}, label), select);
    const offer = (entries: readonly (readonly [value: string, label: string])[], chosen: string, isChoice: boolean): void => {
      root.hidden = !isChoice;
      select.replaceChildren(...entries.map(([value, said]) => make('option', { value }, said)));
      select.value = entries.some(([value]) => value === chosen) ? chosen : (entries[0]?.[0] ?? '');
    };
    return { root, offer };
  };
  // What was found elsewhere has other sections.
  const elsewhere = { section: '', kind: '' };
  const ctx = drawChoice('ctx', text('search.context'), elsewhere);
  const version = drawChoice('version', text('search.version'), elsewhere);
  const section = drawChoice('section', text('search.section'));
  const kind = drawChoice('kind', text('search.kind'));
  return {
    /** Part of the site and version: what there is more than one of. */
    tools: make('div', { class: 'hg-search-tools' }, ctx.root, version.root),
    /** Section and kind of what was found. */
    found: make('div', { class: 'hg-search-choices' }, kind.root, section.root),
    show(asked: Asked): void {
      const parts = [...(everywhere ? [{ path: '', label: text('search.everywhere') }] : []), ...contexts];
      ctx.offer(parts.map(({ path, label }) => [path, label]), asked.ctx, contexts.length > 0);
      version.offer(frame.versions.map(({ path, label }) => [path, label]), asked.version, frame.versions.length > 1);
    },
    /** Sections and kinds with the number of their results; of one or none there is no choice. */
    showFound({ sections, kinds }: { readonly [name in 'sections' | 'kinds']: ReadonlyMap<string, number> }, asked: Asked): void {
      const entries = [...sections].map(([name, times]) => [name, `${name} (${times})`] as const);
      section.offer([['', text('search.sectionAll')], ...entries], asked.section, sections.size > 1);
      const sorts = [...kinds].map(([name, times]) => [name, `${text(`search.sort.${name}`)} (${times})`] as const);
      kind.offer([['', text('search.kindAll')], ...sorts], asked.kind, kinds.size > 1);
    },
  };
}
