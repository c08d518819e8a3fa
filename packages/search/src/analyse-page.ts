import type { SearchSection } from '@helpgen/model';
import type { AnalysedPage, AnalysedText } from './analysed-page.ts';
import type { Analyser } from './analyser.ts';
import type { TextKind } from './index-format.ts';
import { plainAnchorOf } from './plain-anchor.ts';

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
  const texts: PageText[] = [{ kind: 'title', text: title, shown: [title] }];
  if (description !== '') texts.push({ kind: 'description', text: description, shown: [description] });
  if (keywords !== '') texts.push({ kind: 'keywords', text: keywords, shown: [keywords] });
  for (const { anchor, heading, text } of listSections(page)) {
    if (anchor !== '') texts.push({ kind: 'heading', text: heading, shown: [heading, anchor === plainAnchorOf(heading) ? '' : anchor] });
    if (text !== '') texts.push({ kind: 'content', text, shown: [] });
  }
  return texts;
}

const deepestLevel = 3;

/** The sections of `page` as an index tells them apart: those of deep levels are text of the one before. */
export function listSections({ sections }: SearchablePage): readonly SearchSection[] {
  const merged: SearchSection[] = [];
  for (const section of sections) {
    const last = merged.at(-1);
    if (section.level <= deepestLevel) merged.push(section);
    else if (last === undefined) merged.push({ anchor: '', heading: '', level: 1, text: joinTexts(section.heading, section.text) });
    else merged[merged.length - 1] = { ...last, text: joinTexts(last.text, section.heading, section.text) };
  }
  return merged;
}

function joinTexts(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}

function analyseText({ kind, text, shown }: PageText, analyser: Analyser): AnalysedText {
  const terms = analyser.analyse(text);
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { kind, words: terms.length, terms: [...counts.keys()].join(' '), counts: [...counts.values()], shown };
}
