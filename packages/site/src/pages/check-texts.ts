import type { Diagnostic, GraphPage, SiteConfig } from '@helpgen/model';
import { findAgentHurdles } from './find-agent-hurdles.ts';
import { findRepeatedText } from './find-repeated-text.ts';

/**
 * What is found in the texts of the pages of a graph, of which it knows nothing: how many words a page has and which paragraphs
 * change with each edit, and nothing else of a site depends on them.
 */
export function checkTexts(config: SiteConfig, pages: readonly GraphPage[]): readonly Diagnostic[] {
  return [...findRepeatedText(config, pages), ...findAgentHurdles(config, pages)];
}
