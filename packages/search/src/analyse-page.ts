import type { SearchSection } from '@helpgen/model';
import type { AnalysedPage, AnalysedText } from './analysed-page.ts';
import type { Analyser } from './analyser.ts';
import type { TextKind } from './index-format.ts';
import { plainAnchorOf } from './plain-anchor.ts';
import { signsOf } from './split-signs.ts';

/** What of a page can be found. */
export interface SearchablePage {
  readonly title: string;
  /** Empty: the page has none. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** In document order; those below level 3 count as part of the one before. */
  readonly sections: readonly SearchSection[];
}

interface PageText {
  readonly kind: TextKind;
  readonly text: string;
  /** In which its signs are written. */
  readonly signs: string;
  /** What of it is shown in an index. */
  readonly shown: readonly string[];
}

/** The texts of `page` as their terms: the costly part of indexing, which depends on this page and `analyser` alone. */
export function analysePage(page: SearchablePage, analyser: Analyser): AnalysedPage {
  return { texts: listTexts(page).map((text) => analyseText(text, analyser)) };
}

function listTexts(page: SearchablePage): readonly PageText[] {
  const { title, description } = page;
  const keywords = page.keywords.join(', ');
  const texts: PageText[] = [{ kind: 'title', text: title, signs: title, shown: [title] }];
  if (description !== '') texts.push({ kind: 'description', text: description, signs: '', shown: [description] });
  if (keywords !== '') texts.push({ kind: 'keywords', text: keywords, signs: page.keywords.join(' '), shown: [keywords] });
  for (const { anchor, heading, text, signs = '' } of listSections(page)) {
    const shown = [heading, anchor === plainAnchorOf(heading) ? '' : anchor];
    if (anchor !== '') texts.push({ kind: 'heading', text: heading, signs: heading, shown });
    if (text !== '' || signs !== '') texts.push({ kind: 'content', text, signs, shown: [] });
  }
  return texts;
}

const deepestLevel = 3;
/** A section that only leads on is no answer, whatever its links are called. */
const leadingOn = new Set(['см. также', 'смотрите также', 'see also']);

/** The sections of `page` as an index tells them apart: those of deep levels are text of the one before. */
export function listSections({ sections }: SearchablePage): readonly SearchSection[] {
  const merged: SearchSection[] = [];
  for (const section of sections) {
    if (leadingOn.has(section.heading.toLowerCase())) continue;
    const last = merged.at(-1);
    if (section.level <= deepestLevel) merged.push(section);
    else {
      const { text, signs = '', ...place } = last ?? { anchor: '', heading: '', level: 1, text: '' };
      const joined = { ...place, text: joinTexts(text, section.heading, section.text), signs: joinTexts(signs, section.signs ?? '') };
      merged.pop();
      merged.push(joined);
    }
  }
  return merged;
}

function joinTexts(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}

function analyseText({ kind, text, signs, shown }: PageText, analyser: Analyser): AnalysedText {
  const terms = [...analyser.analyse(text), ...signsOf(signs)];
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { kind, words: terms.length, terms: [...counts.keys()].join(' '), counts: [...counts.values()], shown };
}
