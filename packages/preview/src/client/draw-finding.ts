import type { Diagnostic, Location } from '@helpgen/model';
import { fixLine } from '@helpgen/model/diagnostics';
import { copyText, make } from '@helpgen/runtime/behaviours';
import type { PreviewWords } from './preview-words.ts';

/** What findings and the panel are drawn with. */
export interface FindingTools {
  readonly words: PreviewWords;
  /** Opens a place in the editor, without one the source of the page; false when no editor could be told. */
  openPlace(place?: Location): Promise<boolean>;
  /** Lets the fix of a finding be written; false when it could not be. */
  applyFix(found: Diagnostic): Promise<boolean>;
  /** Lets a redirect be written that leads to the page at `route`; false when it could not be. */
  addRedirect(route: string): Promise<boolean>;
}

/** A finding: what, where (a click opens the editor, or copies the place), the line with the mistake marked, and what to do or a button that does it. */
export function drawFinding(found: Diagnostic, tools: FindingTools): HTMLElement {
  const { code, severity, message, hint, at, fix } = found;
  const { words } = tools;
  const name = make('span', { class: 'code', title: `helpgen explain ${code}` }, code);
  const parts: Node[] = [make('p', { class: 'message' }, ...drawText(message), ' ', name)];
  if (at !== undefined) {
    const text = [at.file, at.line, at.column].filter((part) => part !== undefined).join(':');
    parts.push(drawOpener({ text, title: words.openPlace }, () => tools.openPlace(at), words));
  }
  if (at?.lineText !== undefined && at.lineText.trim() !== '') parts.push(drawLine(at.lineText, at));
  if (hint !== undefined && hint !== '') parts.push(make('p', { class: 'hint' }, `${words.hint}: `, ...drawText(hint)));
  if (fix !== undefined && fixLine(found) !== undefined) {
    const label = [`${words.fix}: `, make('code', {}, fix.by)];
    parts.push(drawFix(label, () => tools.applyFix(found), words));
  }
  return make('li', { class: `finding ${severity}` }, ...parts);
}

/** A button that opens in the editor what `text` names, or copies that, and says which. */
export function drawOpener(
  { text, title }: { readonly text: string; readonly title: string },
  open: () => Promise<boolean>,
  words: PreviewWords,
): HTMLElement {
  const button = make('button', { type: 'button', class: 'place', title }, text);
  const said = make('span', { class: 'said', role: 'status' });
  button.addEventListener('click', async () => {
    const isOpen = await open();
    if (!isOpen) await copyText(text);
    said.textContent = isOpen ? words.opened : words.copied;
  });
  return make('div', {}, button, said);
}

/** A button that says what it mends. Once that is done, what it stands at goes by itself. */
export function drawFix(label: readonly (Node | string)[], apply: () => Promise<boolean>, words: PreviewWords): HTMLElement {
  const button = make('button', { type: 'button', class: 'fix' }, ...label);
  const said = make('span', { class: 'said', role: 'status' });
  button.addEventListener('click', async () => {
    said.textContent = (await apply()) ? words.fixed : words.notFixed;
  });
  return make('div', {}, button, said);
}

/** What stands between backticks is code. */
function drawText(text: string): readonly (Node | string)[] {
  return text.split(/`([^`]*)`/).map((part, index) => (index % 2 === 0 ? part : make('code', {}, part)));
}

function drawLine(lineText: string, { line, column = 1, length = 1 }: Pick<Location, 'line' | 'column' | 'length'>): HTMLElement {
  // Columns are counted in code points.
  const points = [...lineText];
  const from = column - 1;
  const [before, marked, after] = [points.slice(0, from), points.slice(from, from + length), points.slice(from + length)].map((part) =>
    part.join(''),
  );
  return make('pre', { tabindex: '0' }, `${line ?? ''} | ${before}`, make('mark', {}, marked ?? ''), after ?? '');
}
