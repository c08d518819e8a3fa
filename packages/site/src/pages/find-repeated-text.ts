import type { Diagnostic, GraphPage, ParagraphMark, SiteConfig, SourcePath } from '@helpgen/model';
import { severityOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import { eachOnce } from './site-page.ts';

/** Paragraphs that two pages of one edition have; each is told of at the later page, with the place of the first. */
export function findRepeatedText({ checks, locales }: SiteConfig, pages: readonly Pick<GraphPage, 'edition' | 'source' | 'outline'>[]): readonly Diagnostic[] {
  const severity = severityOf(checks.repeatedText);
  if (severity === undefined) return [];
  const editions = new Map<string, Map<number, { readonly file: SourcePath; readonly at: ParagraphMark['at'] }>>();
  const found: Diagnostic[] = [];
  for (const { edition, outline } of eachOnce(pages, locales.default)) {
    if (outline?.paragraphs === undefined) continue;
    const { source, paragraphs } = outline;
    const known = editions.get(edition) ?? new Map<number, { readonly file: SourcePath; readonly at: ParagraphMark['at'] }>();
    editions.set(edition, known);
    for (const { hash, at } of paragraphs) {
      const first = known.get(hash);
      if (first === undefined) known.set(hash, { file: source, at });
      else if (first.file !== source) {
        const related = [{ at: { file: first.file, ...first.at }, message: 'the paragraph as it stands first' }];
        found.push(finding('HG3701', { other: first.file }, { at: { file: source, ...at }, related, severity }));
      }
    }
  }
  return found;
}
