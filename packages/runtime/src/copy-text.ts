/** Whether `text` is in the clipboard now; a page without a secure context has to go by a selection. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    // What is still on its way is handed over as a promise: browsers allow copying only while they remember the click.
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) })]);
    return true;
  } catch {
    return select(await Promise.resolve(text).catch(() => ''));
  }
}

function select(text: string): boolean {
  if (text === '') return false;
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.style.cssText = 'position: fixed; opacity: 0';
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
