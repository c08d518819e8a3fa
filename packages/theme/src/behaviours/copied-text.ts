const shells = /\blanguage-(?:bash|sh|shell|zsh|console|shellscript|powershell|ps1?|pwsh|batch|bat|cmd)\b/;

/**
 * What copying a block of code gives: of a shell's block with `prompts` the commands after them; of a comparison the
 * text as it is after the change, unless it is a patch with a head; of others the text itself.
 */
export function copiedText(code: HTMLElement, prompts: readonly string[]): string {
  const text = textOf(code).replace(/\n$/, '');
  if (/\blanguage-(?:diff|patch)\b/.test(code.className)) return withoutMarks(text);
  return prompts.length > 0 && shells.test(code.className) ? commandsOf(text, prompts) : text;
}

/** What `code` says without the marks of its notes, which are comments. */
function textOf(code: HTMLElement): string {
  if (code.querySelector('.hg-code-note') === null) return code.textContent;
  const copy = code.cloneNode(true) as HTMLElement;
  for (const mark of copy.querySelectorAll('.hg-code-note')) mark.remove();
  return copy.textContent.replace(/[ \t]+$/gm, '');
}

function withoutMarks(text: string): string {
  const lines = text.split('\n');
  if (lines.some((line) => /^(?:@@|---|\+\+\+) /.test(line))) return text;
  const kept = lines.filter((line) => !line.startsWith('-'));
  return (kept.length === 0 ? lines : kept).map((line) => line.replace(/^[+-] ?|^ {2}/, '')).join('\n');
}

/** Whole `text` when nothing in it stands behind a prompt; a command goes on after a line that ends in its shell's mark. */
function commandsOf(text: string, prompts: readonly string[]): string {
  const commands: string[] = [];
  let goesOn = false;
  for (const line of text.split('\n')) {
    const prompt = prompts.find((start) => line.startsWith(start));
    if (prompt === undefined && !goesOn) continue;
    commands.push(line.slice(prompt?.length ?? 0));
    goesOn = /[\\`^]$/.test(line);
  }
  return commands.length === 0 ? text : commands.join('\n');
}
