import type { Diagnostic, GraphPage, Outline, SiteConfig, SourcePath } from '@helpgen/model';
import { groupBy, severityOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import { localeOfEdition } from '../make-editions.ts';

/** About 50 000 characters, where programs begin to cut. */
const mostWords = 8000;

/**
 * What of the texts of the pages of a graph is to be told where the config asks for it: that they are repeated, or hard for assistants.
 * How many words a page has, and which paragraphs, changes with each edit, and nothing of the graph depends on it.
 */
export function checkTexts(config: SiteConfig, pages: readonly GraphPage[]): readonly Diagnostic[] {
  // Each file once: of what is not translated, which other languages show too, the page of its own.
  const seen = new Set<SourcePath>();
  const isOwn = ({ edition }: GraphPage): boolean => localeOfEdition(edition) === config.locales.default;
  const inOrder = [...pages.filter(isOwn), ...pages.filter((page) => !isOwn(page))];
  const written = inOrder.filter((page): page is WrittenPage => {
    const { source, outline } = page;
    return source !== undefined && outline !== undefined && seen.size !== seen.add(source).size;
  });
  return [...findRepeatedText(config, written), ...findAgentHurdles(config, written)];
}

interface WrittenPage extends GraphPage {
  readonly outline: Outline;
  readonly source: SourcePath;
}

/** Paragraphs that two pages of one edition have; each is told of at the later page, with the place of the first. */
function findRepeatedText({ checks }: SiteConfig, pages: readonly WrittenPage[]): readonly Diagnostic[] {
  const severity = severityOf(checks.repeatedText);
  if (severity === undefined) return [];
  const paragraphs = pages.flatMap(({ edition, outline: { source, paragraphs: own = [] } }) =>
    own.map(({ hash, at }) => ({ key: `${edition}|${hash}`, at: { file: source, ...at } })),
  );
  return [...groupBy(paragraphs, ({ key }) => key).values()].flatMap(([first, ...others]) =>
    others.flatMap(({ at }) => {
      if (first === undefined || first.at.file === at.file) return [];
      const related = [{ at: first.at, message: 'the paragraph as it stands first' }];
      return [finding('HG3701', { other: first.at.file }, { at, related, severity })];
    }),
  );
}

/** What keeps assistants from pages that they are told of, each page in its own language alone. */
function findAgentHurdles({ checks }: SiteConfig, pages: readonly WrittenPage[]): readonly Diagnostic[] {
  const severity = severityOf(checks.agents);
  if (severity === undefined) return [];
  const titles = new Map<string, SourcePath>();
  return pages.flatMap(({ edition, kind, outline, source, title, description, isNoIndex }) => {
    if (isNoIndex || (kind !== 'doc' && kind !== 'page') || outline.frontMatter.layout !== undefined) return [];
    const found: Diagnostic[] = [];
    const at = { file: outline.origin ?? source };
    if (outline.wordCount > mostWords) found.push(finding('HG3711', { words: outline.wordCount, limit: mostWords }, { at, severity }));
    if (description === '') found.push(finding('HG3714', {}, { at, severity }));
    const other = titles.get(`${edition}|${title}`);
    if (other === undefined) titles.set(`${edition}|${title}`, source);
    else found.push(finding('HG3712', { title, other }, { at: { ...at, ...outline.frontMatterSpans['title'] }, severity }));
    let above = 1;
    for (const { level, at: place } of outline.headings) {
      const args = { level, above, marks: '#'.repeat(above + 1) };
      if (level > above + 1) found.push(finding('HG3713', args, { at: { file: source, ...place }, severity }));
      above = level;
    }
    return found;
  });
}
