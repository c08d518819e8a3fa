import { paletteWords } from '@helpgen/model/locales/palette';
import { chooseColor, colorChoices, listChoices } from '@helpgen/runtime/behaviours';
import type { BehaviourContext } from '@helpgen/runtime';
import { pagesKey, readPages } from './recent-pages.ts';

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
  const seen = readPages(context.storageKey(pagesKey)).filter(({ href }) => href !== page.href);
  const links = [...toc.content.querySelectorAll('a')];
  const sections = links.map((link) => ({ label: link.textContent, href: link.getAttribute('href') ?? '' }));
  const colors = frame.options.colorMode.disableSwitch ? [] : colorChoices(frame.options);
  return [
    ...seen.map(({ href, title }) => ({ label: title, sort: say('palette.seen'), href })),
    ...sections.map((section) => ({ ...section, sort: say('palette.section') })),
    ...colors.map((choice) => ({
      label: text('color.chosen', { mode: text(`color.${choice}`) }),
      sort: say('palette.command'),
      act: () => {
        chooseColor(frame.options, choice);
        announce(text('color.chosen', { mode: text(`color.${choice}`) }));
      },
    })),
    ...(await listChoices(context)).flatMap(({ label, isChosen, choose }) => {
      const act = (): void => {
        choose();
        announce(label);
      };
      return isChosen ? [] : [{ label, sort: say('palette.command'), act }];
    }),
    {
      label: say('keys.title'),
      sort: say('palette.command'),
      act: () => void import('./open-keys.ts').then(({ openKeys }) => openKeys(context), console.warn),
    },
  ];
}

/** Those of `offers` that are shown for `question`: before anything is asked all but the later sections, then those with its words. */
export function chooseOffers(offers: readonly Offer[], question: string): readonly Offer[] {
  const words = wordsOf(question);
  // A sign is no word of what is offered.
  if (question.trim() !== '') return words.length === 0 ? [] : offers.filter(({ label }) => hasBeginnings(wordsOf(label), words)).slice(0, mostMatches);
  let sections = 0;
  return offers.filter(({ href }) => href?.startsWith('#') !== true || (sections += 1) <= mostSections);
}

function hasBeginnings(words: readonly string[], beginnings: readonly string[]): boolean {
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().replaceAll('ё', 'е').match(/[\p{L}\p{N}]+/gu) ?? [];
}
