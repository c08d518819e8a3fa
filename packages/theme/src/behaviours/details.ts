/** Opens what is folded away when the address names something inside it. */
export function attach(): () => void {
  reveal();
  addEventListener('hashchange', reveal);
  return () => removeEventListener('hashchange', reveal);
}

function reveal(): void {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A malformed escape names nothing.
  }
  const target = id === '' ? null : document.getElementById(id);
  if (target === null || target.closest('details:not([open])') === null) return;
  for (let outer = target.closest('details'); outer !== null; outer = outer.parentElement?.closest('details') ?? null) outer.open = true;
  target.scrollIntoView();
}
