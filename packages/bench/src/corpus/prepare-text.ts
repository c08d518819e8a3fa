/** Keys of front matter that mean the same to every generator, with their values on the same line. */
const commonKey = /^(?:title|description):[ \t]*[^\s|>].*$/;

/**
 * A page of Markdown as both generators are given it: of front matter that is not helpgen's only `title` and
 * `description` stay, a page without a title is called as its first heading, and what Hugo takes for a call of a
 * shortcode is parted by a space. There is front matter always: without it Hugo refuses a text that begins with `<`.
 */
export function prepareText(text: string, frontMatter: 'all' | 'common'): string {
  const matter = /^\uFEFF?---[ \t]*\r?\n(?:([^]*?)\r?\n)?---[ \t]*(?:\r?\n([^]*))?$/.exec(text);
  const [written, rest] = matter === null ? ['', text] : [matter[1] ?? '', matter[2] ?? ''];
  const lines = written.split(/\r?\n/).filter((line) => (frontMatter === 'all' ? line !== '' : commonKey.test(line)));
  const heading = /^#{1,6} +(.+?)(?:[ \t]*\{#[^}]*\})?[ \t]*#*\r?$/m.exec(rest)?.[1];
  if (heading !== undefined && !lines.some((line) => line.startsWith('title:'))) {
    lines.unshift(`title: ${JSON.stringify(heading.replace(/[`*_\\]|<[^>]*>/g, '').trim())}`);
  }
  const body = rest.replace(/\{\{(?=[<%])/g, '{{ ');
  return `---\n${lines.map((line) => `${line}\n`).join('')}---\n\n${body.replace(/^(?:\r?\n)+/, '')}`;
}
