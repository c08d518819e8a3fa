/** An open code fence. */
export interface OpenFence {
  readonly mark: string;
  readonly size: number;
}

const fenceLine = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

/** The fence that is open after `line` when `open` was open before it; a line-wise approximation of CommonMark's rule. */
export function fenceAfter(line: string, open: OpenFence | undefined): OpenFence | undefined {
  const match = fenceLine.exec(line);
  if (match === null) return open;
  const [, marks = '', rest = ''] = match;
  const mark = marks.charAt(0);
  if (open === undefined) return mark === '`' && rest.includes('`') ? undefined : { mark, size: marks.length };
  return mark === open.mark && marks.length >= open.size && rest.trim() === '' ? undefined : open;
}
