/** What Markdown of a document is read with. */
export interface MarkdownOptions {
  /** What addresses from the root of a site begin with. */
  readonly linksFrom?: string;
}

/**
 * Markdown of a document for a page that has headings down to level `level`: its own stand below them. Addresses from the root of
 * the site that the document was written for lead there; what is only seen there says its words.
 */
export function documentMarkdown(text: string, level: number, { linksFrom }: MarkdownOptions): string {
  const lines = text.trim().split('\n');
  const highest = Math.min(...headingLevels(lines), 7);
  const by = Math.max(0, level + 1 - highest);
  const shifted = outsideOfCode(lines, (line, next) => {
    if (next !== undefined && /^=+\s*$/.test(next) && line.trim() !== '') return `${'#'.repeat(Math.min(6, 1 + by))} ${line}`;
    if (/^=+\s*$/.test(line)) return '';
    return line.replace(/^#{1,6}(?=\s)/, (marks) => '#'.repeat(Math.min(6, marks.length + by)));
  });
  if (linksFrom === undefined) return shifted;
  const root = linksFrom.replace(/\/$/, '');
  return shifted.replace(/\]\(\/(?!\/)/g, `](${root}/`).replace(/\[([^\][]*)\]\((?:#[^)]*)\)/g, '$1').replace(/href="\/(?!\/)/g, `href="${root}/`);
}

function headingLevels(lines: readonly string[]): readonly number[] {
  const levels: number[] = [];
  outsideOfCode(lines, (line) => {
    const [, marks] = /^(#{1,6})\s/.exec(line) ?? [];
    if (marks !== undefined) levels.push(marks.length);
    else if (/^=+\s*$/.test(line)) levels.push(1);
    return line;
  });
  return levels;
}

function outsideOfCode(lines: readonly string[], change: (line: string, next: string | undefined) => string): string {
  let fence = '';
  const changed = lines.map((line, index) => {
    const [, marks] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== '') {
      if (marks?.startsWith(fence) === true) fence = '';
      return line;
    }
    if (marks === undefined) return change(line, lines[index + 1]);
    fence = marks;
    return line;
  });
  return changed.join('\n');
}
