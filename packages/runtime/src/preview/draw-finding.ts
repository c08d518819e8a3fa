import { element } from './element.ts';
import type { Finding, FindingPlace } from './preview-state.ts';
import type { PreviewWords } from './preview-words.ts';

/** What a finding is drawn with. */
export interface FindingTools {
  readonly words: PreviewWords;
  /** Opens a place in the editor; false when none could be told. */
  openPlace(place: FindingPlace): Promise<boolean>;
}

/** A finding: what, where (a click opens the editor, or copies the place), the line with the mistake marked, and what to do. */
export function drawFinding({ code, message, hint, at }: Finding, { words, openPlace }: FindingTools): HTMLElement {
  const parts: Node[] = [element('p', { class: 'message' }, `${message} `, element('span', { class: 'code' }, code))];
  if (at !== undefined) parts.push(drawPlace(at, words, openPlace));
  if (at?.lineText !== undefined && at.lineText.trim() !== '') parts.push(drawLine(at.lineText, at));
  if (hint !== undefined && hint !== '') parts.push(element('p', {}, `${words.hint}: ${hint}`));
  return element('li', { class: 'finding' }, ...parts);
}

function drawPlace(at: FindingPlace, words: PreviewWords, openPlace: FindingTools['openPlace']): HTMLElement {
  const text = [at.file, at.line, at.column].filter((part) => part !== undefined).join(':');
  const button = element('button', { type: 'button', class: 'place', title: words.copy }, text);
  const said = element('span', { class: 'said', role: 'status' });
  button.addEventListener('click', async () => {
    const isOpen = await openPlace(at);
    if (!isOpen) await copy(text);
    said.textContent = isOpen ? words.opened : words.copied;
  });
  return element('div', {}, button, said);
}

function drawLine(lineText: string, { line, column = 1, length = 1 }: FindingPlace): HTMLElement {
  // Columns are counted in code points.
  const points = [...lineText];
  const from = column - 1;
  const [before, marked, after] = [points.slice(0, from), points.slice(from, from + length), points.slice(from + length)].map((part) => part.join(''));
  return element('pre', { tabindex: '0' }, `${line ?? ''} | ${before}`, element('mark', {}, marked ?? ''), after ?? '');
}

/** Where the browser has no clipboard for scripts (an address that is not secure), the old way. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = element('textarea', { 'aria-hidden': 'true' });
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}
