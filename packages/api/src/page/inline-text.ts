import { micromark } from 'micromark';
import { escapeText } from './escape-text.ts';

/** Descriptions that stand in rows. */
export interface InlineText {
  /** `markdown` as HTML: a line without an element around it, or blocks. */
  html(markdown: string): string;
}

/** Makes HTML of descriptions, each text once; `linksFrom` is what addresses from the root of a site begin with. */
export function createInlineText(linksFrom: string | undefined): InlineText {
  const known = new Map<string, string>();
  return {
    html(markdown) {
      const made = known.get(markdown) ?? toHtml(markdown.trim(), linksFrom);
      known.set(markdown, made);
      return made;
    },
  };
}

/** The tags that descriptions are written with; other words in angle brackets are what they tell of. */
const tag = /<\/?(?:p|br|b|i|em|strong|code|ul|ol|li|a|span|div|pre|sup|sub|table|tr|td|th)\b[^>]*>/gi;

function toHtml(text: string, linksFrom: string | undefined): string {
  if (!/[*_`[\]<>&\n\\#|]/.test(text)) return text;
  const withoutTags = text.replace(/<!--[\s\S]*?-->/g, '').replace(tag, ' ');
  // What is HTML becomes text and addresses are checked: that is what micromark does unless it is told otherwise.
  const html = micromark(withoutTags).replace(/<(\/?)h[1-6]>/g, (_, slash: string) => (slash === '' ? '<p><strong>' : '</strong></p>'));
  const linked = html.replace(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_, href: string, words: string) => link(href, words, linksFrom));
  const plain = linked.replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1').trim();
  const [, only] = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(plain) ?? [];
  return only ?? plain;
}

/** An address of the site of the document leads nowhere from here, unless it is known where that is. */
function link(href: string, words: string, linksFrom: string | undefined): string {
  const whole = /^\/(?!\/)/.test(href) && linksFrom !== undefined ? escapeText(linksFrom) + href : href;
  return /^(?:https?:|mailto:)/i.test(whole) ? `<a href="${whole}">${words}</a>` : words;
}

/** The words of HTML that {@link createInlineText} has made. */
export function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
