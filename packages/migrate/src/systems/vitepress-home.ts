import { directive } from '../rewrite.ts';

/** The home page of VitePress, which its front matter describes, as Markdown: a hero with buttons, and a card for each feature. */
export function writeHome(data: { readonly [key: string]: unknown }): string {
  const hero = record(data['hero']);
  const features = Array.isArray(data['features']) ? data['features'].map(record) : [];
  const actions = Array.isArray(hero['actions']) ? hero['actions'].map(record) : [];
  const name = text(hero['name']);
  const lead = [text(hero['text']), text(hero['tagline'])].filter((line) => line !== '');
  const buttons =
    actions.length === 0
      ? []
      : [directive('buttons', { content: actions.map((item) => link(text(item['text']), text(item['link']))).join('\n') })];
  const heroText =
    name === '' && lead.length === 0
      ? ''
      : directive('hero', {
          label: name === '' ? (lead[0] ?? '') : name,
          content: [...lead.slice(name === '' ? 1 : 0), ...buttons].join('\n\n'),
        });
  const cards = features.map((item) => {
    const title = text(item['title']);
    const details = text(item['details']);
    const head = text(item['link']) === '' ? `**${title}**` : link(title, text(item['link']));
    return `- ${head}${details === '' ? '' : `\n\n  ${details.replaceAll('\n', '\n  ')}`}`;
  });
  const grid = cards.length === 0 ? '' : directive('cards', { content: cards.join('\n\n') });
  return [heroText, grid]
    .filter((part) => part !== '')
    .map((part) => `${part}\n\n`)
    .join('');
}

function link(label: string, href: string): string {
  return `[${label.replace(/[[\]]/g, '\\$&')}](${/[\s()]/.test(href) ? `<${href}>` : href})`;
}

function record(value: unknown): { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null ? (value as { readonly [key: string]: unknown }) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
