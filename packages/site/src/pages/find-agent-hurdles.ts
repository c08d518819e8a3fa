import type { Diagnostic, GraphPage, SiteConfig, SourcePath } from '@helpgen/model';
import { severityOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import { eachOnce } from './site-page.ts';

/** About 50 000 characters, where programs begin to cut. */
const mostWords = 8000;

type ToldPage = Pick<GraphPage, 'edition' | 'kind' | 'outline' | 'source' | 'title' | 'description' | 'isNoIndex'>;

/** What keeps assistants from pages that they are told of, each page in its own language alone. */
export function findAgentHurdles({ checks, locales }: SiteConfig, pages: readonly ToldPage[]): readonly Diagnostic[] {
  const severity = severityOf(checks.agents);
  if (severity === undefined) return [];
  const titles = new Map<string, SourcePath>();
  return eachOnce(pages, locales.default).flatMap(({ edition, kind, outline, source, title, description, isNoIndex }) => {
    const isTold = !isNoIndex && (kind === 'doc' || kind === 'page') && outline?.frontMatter.layout === undefined;
    if (outline === undefined || source === undefined || !isTold) return [];
    const found: Diagnostic[] = [];
    const at = { file: outline.origin ?? source };
    const { wordCount, headings } = outline;
    if (wordCount > mostWords) found.push(finding('HG3711', { words: wordCount, limit: mostWords }, { at, severity }));
    if (description === '') found.push(finding('HG3714', {}, { at, severity }));
    const other = titles.get(`${edition}|${title}`);
    if (other === undefined) titles.set(`${edition}|${title}`, source);
    else found.push(finding('HG3712', { title, other }, { at: { ...at, ...outline.frontMatterSpans['title'] }, severity }));
    let above = 1;
    for (const { level, at: place } of headings) {
      const args = { level, above, marks: '#'.repeat(above + 1) };
      if (level > above + 1) found.push(finding('HG3713', args, { at: { file: source, ...place }, severity }));
      above = level;
    }
    return found;
  });
}
