import type { Html, Root } from 'mdast';
import { isSafeUrl } from '@helpgen/model/url';
import type { HeadingRules } from '../foreign-site.ts';
import { applyEdits, rangeOf, type Edit } from '../rewrite.ts';
import { headingIdEdits } from './give-heading-ids.ts';
import { maskBlockFormulas } from './formulas.ts';
import type { PageLosses } from './page-losses.ts';
import { attributeOf, tagsOf, type PageTag } from './page-tags.ts';
import { parseMarkdown, splitHead, walk } from './parse-markdown.ts';

/** A converted page with its old ids, and what it asks of the site. */
export interface FinishedPage {
  readonly text: string;
  /** Whether it holds HTML that only a site keeps which trusts its authors. */
  readonly needsTrust: boolean;
  /** What its HTML loads from elsewhere or says of its looks, which the policy of the site has to allow: a directive and a source each. */
  readonly sources: readonly (readonly [directive: string, source: string])[];
  /** The ids that its headings had. */
  readonly ids: readonly string[];
}

/** What every converted page goes through, whatever the system: ids of headings, and HTML that no page here may hold. */
export function finishPage(text: string, rules: HeadingRules, note: PageLosses['note']): FinishedPage {
  const { bodyStart } = splitHead(text);
  const body = text.slice(bodyStart);
  const root = parseMarkdown(maskBlockFormulas(body));
  const html = htmlOf(root);
  const scripts = html.flatMap((node): readonly Edit[] => {
    const [start, end] = rangeOf(node);
    if (!/^<script\b/i.test(body.slice(start, end))) return [];
    note('a script in a page', bodyStart + start, 'It is left out: a page loads no scripts but those of the theme.');
    return [{ start, end, text: '' }];
  });
  const needsTrust = html.some(({ value }) => !/^<script\b/i.test(value) && tagsOf(value).some(isUnsafe));
  const sources = html.flatMap(({ value }) => tagsOf(value).flatMap(sourcesOf));
  const links = unsafeLinks(root, (protocol, at) =>
    note(`links by the protocol ${protocol}`, bodyStart + at, 'Their text stands without the address, which a page may not have.'),
  );
  const { edits, ids } = headingIdEdits(root, rules);
  return { text: text.slice(0, bodyStart) + applyEdits(body, [...edits, ...scripts, ...links]), needsTrust, sources, ids };
}

/** Links whose address no page may have, such as `vscode:` or those that only a plugin of the old site understood: what they hold stays. */
function unsafeLinks(root: Root, note: (protocol: string, at: number) => void): readonly Edit[] {
  return [...walk(root)].flatMap((node): readonly Edit[] => {
    // `pathname://` is what an address is called here, too, that is no page of the site.
    if (node.type !== 'link' || isSafeUrl(node.url) || node.url.startsWith('pathname://')) return [];
    const [start, end] = rangeOf(node);
    const [first, last] = [node.children[0], node.children.at(-1)];
    note(`${node.url.trim().split(':', 1)[0] ?? ''}:`, start);
    if (first === undefined || last === undefined) return [{ start, end, text: '' }];
    const inner = [rangeOf(first)[0], rangeOf(last)[1]] as const;
    return [
      { start, end: inner[0], text: '' },
      { start: inner[1], end, text: '' },
    ];
  });
}

const loading: { readonly [tag: string]: string } = {
  audio: 'media-src',
  iframe: 'frame-src',
  source: 'media-src',
  track: 'media-src',
  video: 'media-src',
};

function sourcesOf({ name, attributes, isClosing }: PageTag): FinishedPage['sources'] {
  const directive = isClosing ? undefined : loading[name.toLowerCase()];
  const url = directive === undefined ? undefined : attributeOf(attributes, 'src')?.replace(/^\/\//, 'https://');
  const origin = url !== undefined && /^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : undefined;
  return [
    ...(directive === undefined || origin === undefined ? [] : [[directive, origin] as const]),
    ...(name === '' || isClosing || attributeOf(attributes, 'style') === undefined ? [] : [['style-src', "'unsafe-inline'"] as const]),
  ];
}

function htmlOf(root: Root): readonly Html[] {
  return [...walk(root)].filter((node) => node.type === 'html');
}

const plainTags = new Set(
  (
    'a abbr address audio b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 ' +
    'h6 hr i img ins kbd li mark ol p picture pre q s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr ' +
    'track tt u ul var video wbr'
  ).split(' '),
);

function isUnsafe({ name, attributes, isClosing }: PageTag): boolean {
  return name !== '' && !isClosing && (!plainTags.has(name.toLowerCase()) || /\s(?:class|style|data-[\w-]+)\s*=/.test(attributes));
}
