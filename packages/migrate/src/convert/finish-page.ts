import type { Html, Root } from 'mdast';
import type { HeadingRules } from '../foreign-site.ts';
import { applyEdits, rangeOf, type Edit } from '../rewrite.ts';
import { headingIdEdits } from './give-heading-ids.ts';
import type { PageLosses } from './page-losses.ts';
import { tagsOf } from './page-tags.ts';
import { parseMarkdown, splitHead, walk } from './parse-markdown.ts';

/** A converted page with its old ids, and what it asks of the site. */
export interface FinishedPage {
  readonly text: string;
  /** Whether it holds HTML that only a site keeps which trusts its authors. */
  readonly needsTrust: boolean;
  /** The ids that its headings had. */
  readonly ids: readonly string[];
}

/** What every converted page goes through, whatever the system: ids of headings, and HTML that no page here may hold. */
export function finishPage(text: string, rules: HeadingRules, note: PageLosses['note']): FinishedPage {
  const { bodyStart } = splitHead(text);
  const body = text.slice(bodyStart);
  const root = parseMarkdown(body);
  const html = htmlOf(root);
  const scripts = html.flatMap((node): readonly Edit[] => {
    const [start, end] = rangeOf(node);
    if (!/^<script\b/i.test(body.slice(start, end))) return [];
    note('a script in a page', bodyStart + start, 'It is left out: a page loads no scripts but those of the theme.');
    return [{ start, end, text: '' }];
  });
  const needsTrust = html.some(({ value }) => !/^<script\b/i.test(value) && tagsOf(value).some(isUnsafe));
  const { edits, ids } = headingIdEdits(root, rules);
  return { text: text.slice(0, bodyStart) + applyEdits(body, [...edits, ...scripts]), needsTrust, ids };
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

function isUnsafe({ name, attributes, isClosing }: ReturnType<typeof tagsOf>[number]): boolean {
  return name !== '' && !isClosing && (!plainTags.has(name.toLowerCase()) || /\s(?:class|style|data-[\w-]+)\s*=/.test(attributes));
}
