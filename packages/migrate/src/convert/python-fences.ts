/** Whether code with these words behind its marks is run while the site is built (markdown-exec). */
export function isRun(info: string): boolean {
  return /\bexec=["']?(?:1|true|on|yes)\b/.test(info);
}

const runWords = /\s(?:exec|session|source|result|html|id|width|idprefix|updatetoc|tabs|returncode)=(?:"[^"]*"|'[^']*'|\S+)/g;

/** ` {.py .annotate title="x"} ` and ` py ` as `py title="x"`. */
export function cleanInfo(info: string): string {
  const text = (isRun(info) ? info.replace(runWords, '') : info).trim();
  const braced = /^([\w+#-]*)\s*\{([^}]*)\}$/.exec(text);
  if (braced === null || /^[\d,\s-]+$/.test(braced[2] ?? '')) return text;
  const words = (braced[2] ?? '').match(/[.#]?[\w+#-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"']+))?/g) ?? [];
  const classes = words.filter((word) => word.startsWith('.')).map((word) => word.slice(1));
  const language = braced[1] || (classes.find((name) => !/^(?:annotate|no-copy|copy|select|no-select|highlight)$/.test(name)) ?? '');
  const attributes = words.filter((word) => word.includes('=') && !word.startsWith('.') && !/^(?:data-|id=|style=)/.test(word));
  return [language, ...attributes].filter((word) => word !== '').join(' ');
}

/** A numbered entry of a list. */
export const orderedItem = /^[ \t]*\d+[.)][ \t]/;

/** Material also takes a number in a comment for a mark that has no `!` behind it, which keeps the words of the comment. */
export function markNotes(line: string): string {
  return line.replace(/^(.*(?:\/\/|\/\*|<!--|\{#|--|#|;|%).*\(\d{1,3}\))(?=[ \t]*(?:\*\/|-->|#\})?[ \t]*$)/, '$1!');
}
