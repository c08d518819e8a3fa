import { paletteWords } from '@helpgen/model/locales/palette';
import { chooseColor, colorChoices, listChoices } from '@helpgen/runtime/behaviours';
import type { BehaviourContext } from '@helpgen/runtime';
import { recentPages } from '../recent.ts';

/** Something that the search box offers besides what it finds: it leads to `href`, or does something. */
export interface Offer {
  readonly label: string;
  /** What it is. */
  readonly sort: string;
  readonly href?: string;
  act?(): void;
}

/** More sections of a page stand beside it anyway. */
const mostSections = 6;
const mostMatches = 4;

/** What the search box offers on the page of `context`: pages looked at lately, sections of the page, and what can be done. */
export async function makeOffers(context: BehaviourContext): Promise<readonly Offer[]> {
  const { page, frame, text, announce } = context;
  const say = context.words(paletteWords);
  const toc = document.createElement('template');
  toc.innerHTML = page.toc;
  const seen = recentPages(context).read().filter(({ href }) => href !== page.href);
  const sections = [...toc.content.querySelectorAll('a')];
  const colors = frame.options.colorMode.disableSwitch ? [] : colorChoices(frame.options);
  const command = (label: string, act: () => void): Offer => ({ label, sort: say('palette.command'), act });
  const choice = (label: string, choose: () => void): Offer =>
    command(label, () => {
      choose();
      announce(label);
    });
  return [
    ...seen.map(({ href, title }) => ({ label: title, sort: say('palette.seen'), href })),
    ...sections.map((link) => ({ label: link.textContent, sort: say('palette.section'), href: link.getAttribute('href') ?? '' })),
    ...colors.map((mode) => choice(text('color.chosen', { mode: text(`color.${mode}`) }), () => chooseColor(frame.options, mode))),
    ...(await listChoices(context)).flatMap(({ label, isChosen, choose }) => (isChosen ? [] : [choice(label, choose)])),
    command(say('keys.title'), () => void import('./open-keys.ts').then(({ openKeys }) => openKeys(context), console.warn)),
  ];
}

/** Those of `offers` that are shown for `question`: before anything is asked all but the later sections, then those with its words. */
export function chooseOffers(offers: readonly Offer[], question: string): readonly Offer[] {
  const words = wordsOf(question);
  const hasAll = (label: string): boolean => words.every((word) => wordsOf(label).some((one) => one.startsWith(word)));
  // A sign is no word of what is offered.
  if (question.trim() !== '') return words.length === 0 ? [] : offers.filter(({ label }) => hasAll(label)).slice(0, mostMatches);
  let sections = 0;
  return offers.filter(({ href }) => href?.startsWith('#') !== true || (sections += 1) <= mostSections);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().replaceAll('ё', 'е').match(/[\p{L}\p{N}]+/gu) ?? [];
}
