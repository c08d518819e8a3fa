/**
 * What of the article of a `document` is not in its Markdown copy: the text of each block, and code as it is written. Signs
 * that are marks in Markdown and white space do not count. No text of the article, and so not looked for, are
 * - controls (`button`, `form`, `select`, `nav`, a `label` with its `input`), which need the page;
 * - what is hidden from everybody, or from those who listen (numbers of lines);
 * - what is marked as being for people who see the page (`data-markdown-ignore`): its menu;
 * - the letters of formulas and drawings: their copy has the source, which is looked for.
 */
export function missingText(document: string, copy: string): readonly string[] {
  const start = document.indexOf('<article');
  const article = document.slice(start, document.lastIndexOf('</article>')).replace(hidden, ' ').replace(controls, ' ');
  const sources = [...article.matchAll(/<(?:math|svg)[^>]*? data-source="([^"]*)"/g)].map(([, source = '']) => decode(source));
  const text = article.replace(/<(math|svg)[^>]*? data-source="[\s\S]*?<\/\1>/g, '<br>');
  const written = [...text.matchAll(/<pre[^>]*>([\s\S]*?)<\/pre>/g)];
  const codes = written.map(([, code = '']) => decode(code.replace(tags, '')).replace(/\n$/, ''));
  const segments = text.replace(/<pre[\s\S]*?<\/pre>/g, '\n').replace(blockTags, '\n').replace(tags, '').split('\n').map(decode);
  const untargeted = copy.replace(codeOrTarget, (whole, marks?: string) => (marks === undefined ? '' : whole));
  const plain = letters(untargeted.replace(/<\/?(?:br|su[bp])>/g, ''));
  const bare = copy.replace(/\n[ >]*/g, '\n');
  return [
    ...segments.filter((segment) => !plain.includes(letters(segment))),
    ...codes.filter((code) => !bare.includes(code.replace(/\n[ >]*/g, '\n')) && !plain.includes(letters(code))),
    ...sources.filter((source) => !bare.includes(source.trim().replace(/\n[ >]*/g, '\n'))),
  ];
}

/** Code, and the address of a link; what looks like one in code is text. */
const codeOrTarget = /(?<![\\`])(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|(?<!\\)\]\([^()\s]*\)/g;
const hiding = '(?:aria-hidden="true"|hidden(?:="")?|data-markdown-ignore="")';
const hiddenTag = `<(\\w+)[^>]*\\s${hiding}(?=[\\s>])[^>]*>(?:[^<]|<(?!/?\\2\\b)[^>]*>)*</\\2>`;
const hidden = new RegExp(`<(script|style|template)\\b[\\s\\S]*?</\\1>|${hiddenTag}`, 'g');
const controls = /<(button|form|select|nav)\b[\s\S]*?<\/\1>|<label>\s*<input[\s\S]*?<\/label>/g;
const blocks = 'p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|t[hd]|thead|tbody|caption|blockquote|section|article|details|summary|fig\\w+|br|hr';
const blockTags = new RegExp(`</?(?:${blocks})\\b(?:"[^"]*"|[^">])*>`, 'g');
const tags = /<(?:"[^"]*"|[^">])*>/g;

function letters(text: string): string {
  return text.replace(/[\s\\`*_~|>#\-[\]()!\u00AD\u200B]+/g, '');
}

function decode(text: string): string {
  const named: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
  return text
    .replace(/&#x([\da-f]+);/gi, (_whole, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_whole, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole);
}
