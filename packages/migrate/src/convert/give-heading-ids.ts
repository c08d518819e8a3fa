import type { Heading, PhrasingContent, Root } from 'mdast';
import { createIdRegister } from '@helpgen/model';
import type { HeadingRules } from '../foreign-site.ts';
import { rangeOf, type Edit } from '../rewrite.ts';
import { githubSlug } from './heading-rules.ts';
import { headingsOf } from './parse-markdown.ts';

interface Target {
  readonly heading: Heading;
  /** The id that the heading has in the old site. */
  readonly old: string;
  /** Written in the text already. */
  readonly explicit: string | undefined;
  readonly isTitle: boolean;
}

/** What to write behind each heading of `root` that would otherwise have another id than in the old site, and all the old ids. */
export function headingIdEdits(root: Root, rules: HeadingRules): { readonly edits: readonly Edit[]; readonly ids: readonly string[] } {
  const targets = oldIds(root, rules);
  // Here those of the first level have no ids of their own, and formulas say nothing in one.
  const marked = new Set(
    targets.filter(({ heading, explicit, old }) => explicit === undefined && old !== '' && (heading.depth === 1 || plainText(heading.children).includes('$$'))),
  );
  // Each id that is written may change the others, which step around it.
  for (;;) {
    const wrong = newIds(targets, marked);
    if (wrong.length === 0) break;
    for (const target of wrong) marked.add(target);
  }
  const edits = targets.flatMap((target): readonly Edit[] => {
    const { heading, old } = target;
    const [first, last] = [heading.children[0], heading.children.at(-1)];
    if (first === undefined || last === undefined) return [];
    const [start] = rangeOf(first);
    const [, end] = rangeOf(last);
    return [
      // Ids here are composed (NFC), and a browser that is asked for the letters in parts would not find them.
      ...(old === old.normalize('NFC') && !emphasis.test(old) ? [] : [{ start, end: start, text: `<a id="${old}"></a>` }]),
      ...(marked.has(target) && !emphasis.test(old) ? [{ start: end, end, text: ` {#${old.normalize('NFC')}}` }] : []),
    ];
  });
  return { edits, ids: targets.flatMap(({ old }) => (old === '' ? [] : [old])) };
}

// In braces behind a heading this part of an id would be read as emphasis.
const emphasis = /(?:^|-)_+[^_]+_+(?:-|$)/;

const explicitId = /\s*\{#([^\s{}]+)\}\s*$/;

function oldIds(root: Root, rules: HeadingRules): readonly Target[] {
  // The end of a directive above a line of `---` is no heading, and one without a text is nothing to link to.
  const headings = headingsOf(root).filter(({ children }) => children.length > 0 && !/^:{3,}/m.test(plainText(children)));
  const first = headings[0]?.depth === 1 ? headings[0] : headings.find(({ depth }) => depth === 1);
  const found = headings.map((heading) => {
    const text = plainText(heading.children);
    return { heading, text: text.replace(explicitId, ''), explicit: explicitId.exec(text)?.[1], isTitle: heading === first };
  });
  const taken = new Set(found.flatMap(({ explicit }) => explicit ?? []));
  return found.map(({ heading, text, explicit, isTitle }): Target => {
    if (explicit !== undefined || (isTitle && !rules.hasTitleId)) return { heading, old: explicit ?? '', explicit, isTitle };
    const wish = rules.slug(text.trim());
    const old = wish === '' || taken.has(wish) ? rules.next(wish, (id) => taken.has(id)) : wish;
    taken.add(old);
    return { heading, old, explicit, isTitle };
  });
}

/** Those that get another id here than they had when the ones of `marked` are written. */
function newIds(targets: readonly Target[], marked: ReadonlySet<Target>): readonly Target[] {
  const register = createIdRegister();
  for (const target of targets) {
    if (target.explicit !== undefined) register.claim(target.explicit);
    else if (marked.has(target)) register.claim(target.old.normalize('NFC'));
  }
  return targets.filter((target) => {
    if (target.explicit !== undefined || marked.has(target) || target.isTitle) return false;
    return register.make(githubSlug(plainText(target.heading.children).replace(/\s+/g, ' ').trim())) !== target.old.normalize('NFC');
  });
}

/** What readers see of `children`. */
function plainText(children: readonly PhrasingContent[]): string {
  return children
    .map((node): string => {
      // Badges and icons are no part of the name of a heading.
      if (node.type === 'text') return node.value.replace(/:(?:badge|icon)\[[^\]]*\](?:\{[^}]*\})?/g, '');
      if (node.type === 'inlineCode') return node.value;
      if (node.type === 'break') return ' ';
      return 'children' in node ? plainText(node.children) : '';
    })
    .join('');
}
