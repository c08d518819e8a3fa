import type { Nodes } from 'mdast';
import type { ContentOptions, FrontMatter } from '@helpgen/model';
import { contentWords } from '@helpgen/model/locales/content';
import { wordsFor } from '@helpgen/model/locales/words-for';
import { typeset, type Typography } from '../text/typeset.ts';

/** Sets the prose of a page as a printer would, block by block. */
export interface Typesetter {
  /** Forgets what stood before: a new block begins. */
  startBlock(): void;
  /** Changes `node` when it is text; code and other leaves count as a letter. */
  take(node: Nodes): void;
}

type TypographyOptions = Pick<ContentOptions, 'locale' | 'smartQuotes' | 'typography' | 'words'>;

/** A typesetter for pages with `options`; `undefined` when they want none. */
export function createTypesetter(options: TypographyOptions): Typesetter | undefined {
  const typography = typographyOf(options);
  if (typography === undefined) return undefined;
  let before = ' ';
  return {
    startBlock() {
      before = ' ';
    },
    take(node) {
      if (node.type === 'break') before = ' ';
      else if (node.type !== 'text') before = 'children' in node ? before : 'x';
      else {
        node.value = typeset(node.value, before, typography);
        before = node.value.at(-1) ?? before;
      }
    },
  };
}

const shownKeys = ['title', 'description', 'sidebar_label', 'pagination_label'] as const satisfies readonly (keyof FrontMatter)[];

/** `frontMatter` with what readers are shown of it set. */
export function typesetHead(frontMatter: FrontMatter, options: TypographyOptions): FrontMatter {
  const typography = typographyOf(options);
  if (typography === undefined) return frontMatter;
  const texts = shownKeys.flatMap((key) => (frontMatter[key] === undefined ? [] : [[key, typeset(frontMatter[key], ' ', typography)] as const]));
  return { ...frontMatter, ...Object.fromEntries(texts) };
}

function typographyOf({ locale, smartQuotes, typography, words }: TypographyOptions): Typography | undefined {
  if (!smartQuotes && !typography) return undefined;
  const [before = '', after = ''] = wordsFor(contentWords, { code: locale, words })['content.quotes'].split('{text}');
  return { ...(smartQuotes ? { quotes: [before, after] } : {}), spaces: typography };
}
