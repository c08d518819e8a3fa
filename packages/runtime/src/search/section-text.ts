/** Elements whose content is no text of an article. */
const silent = /^(?:button|script|style|template)$/;
/** An anchor may hold words that stand beside it. */
const silentAttributes = /\saria-hidden="true"|\sclass="(?:[^"]* )?hg-anchor[" ]/;
const empty = /^(?:br|hr|img|input|source|wbr|col|area|track)$/;
const blocks = /^(?:p|li|td|th|div|pre|br|dt|dd|tr|figure|table|h[1-6]|ul|ol|dl)$/;
const token = /<!--[^]*?-->|<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|([^<]+)/gi;
const named: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/**
 * The text of the section of the article in `html` below the heading with the id `id` (empty: before the first one),
 * white space condensed; empty when there is none. Works on the HTML that helpgen writes, in threads too, which have no parser.
 */
export function sectionText(html: string, id: string): string {
  const prose = /<[a-z]+[^>]*\sclass="hg-prose[ "][^>]*>/.exec(html);
  let text = '';
  let state: 'before' | 'heading' | 'inside' = id === '' ? 'inside' : 'before';
  let level = 3;
  let silentName = '';
  let depth = 0;
  token.lastIndex = prose === null ? 0 : prose.index + prose[0].length;
  for (let found = token.exec(html); found !== null; found = token.exec(html)) {
    const [, slash, tag, attributes = '', words] = found;
    const name = tag?.toLowerCase() ?? '';
    const isEnd = slash === '/';
    if (depth > 0) {
      if (name === silentName) depth += isEnd ? -1 : 1;
    } else if (words !== undefined) {
      if (state === 'inside') text += decode(words);
    } else if (name === 'article' && isEnd) {
      break;
    } else if (isEnd) {
      if (state === 'heading' && levelOf(name) > 0) state = 'inside';
    } else if (state === 'before') {
      if (/\sid="/.test(attributes) && decode(/\sid="([^"]*)"/.exec(attributes)?.[1] ?? '') === id) {
        state = levelOf(name) > 0 ? 'heading' : 'inside';
        level = Math.max(level, levelOf(name));
      }
    } else if (levelOf(name) > 0 && levelOf(name) <= level) {
      break;
    } else if (!empty.test(name) && (silent.test(name) || silentAttributes.test(attributes))) {
      [silentName, depth] = [name, 1];
    }
    if (blocks.test(name)) text += ' ';
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** Of a heading its level; 0: it is none. */
function levelOf(name: string): number {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : 0;
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex?: string, decimal?: string, name = '') =>
    hex === undefined && decimal === undefined
      ? (named[name] ?? entity)
      : String.fromCodePoint(Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16)),
  );
}
