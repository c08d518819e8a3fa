import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { parsersFor } from './create-parser.ts';

const documents = 20_000;
const root = path.join(import.meta.dirname, '../../..');
const { tests } = createRequire(import.meta.url)('commonmark-spec') as { readonly tests: readonly { readonly markdown: string }[] };

/**
 * What our syntax adds to that of the packages, and beside it something of equal length that the packages know and that
 * stands in the same places: an include is a line that ends a paragraph, as a heading is; a loose opening line has a strict form.
 */
const lines: readonly (readonly [ours: string, theirs: string])[] = [
  ['::include{file=f001.md}', '# include-file-f001--md'],
  ['::: note', ':::xnote'],
  [':::note Заголовок', ':::not[Заголовок]'],
  [':::note Первый {id=a}', ':::note[Первый]{id=a}'],
  [':::tip [Второй]', ':::xtip[Второй]'],
  [':::note[Третий]{.a #b}', ':::note[Третий]{.a #b}'],
  ['::::tip', '::::tip'],
  [':::', ':::'],
  ['::::', '::::'],
];
const names = new Map([['xnote', 'note'], ['not', 'note'], ['xtip', 'tip']]);

const { parse: ours } = parsersFor({ math: true, directiveNames: ['note', 'tip'] });
const theirs = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkDirective)
  .use(function containersAlone(this: Processor) {
    // Of directives ours are the containers.
    for (const extension of this.data().micromarkExtensions ?? []) {
      const [container] = [extension.flow?.['58'] ?? []].flat();
      if (container?.concrete !== true || extension.flow === undefined) continue;
      extension.flow['58'] = container;
      extension.text = {};
    }
  })
  .freeze();

/** Documents made of pieces of real ones, the same in every run. */
function* madeDocuments(): Generator<readonly [ours: string, theirs: string]> {
  const random = createRandom(20_261);
  const choose = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const pieces = realPieces();
  const make = (depth: number): string[] => {
    const blocks = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      if (random() < 0.3) return [`⟦${Math.floor(random() * lines.length)}⟧`];
      const piece = [...choose(pieces)];
      if (random() < 0.15) piece.splice(Math.floor(random() * piece.length), 0, `⟦${Math.floor(random() * lines.length)}⟧`);
      return random() < 0.35 && depth < 4 ? make(depth + 1) : piece;
    });
    return wrap(blocks.flatMap((block) => (random() < 0.6 ? [...block, ''] : block)));
  };
  const wrap = (block: string[]): string[] => {
    const [first, rest] = choose([['- ', '  '], ['1. ', '   '], ['> ', '> '], ['10) ', '    '], ['> - ', '>   '], ['-\t', '\t'], ['    ', '    '], ['', ''], ['', ''], ['[^1]: ', '    ']] as const);
    // Now and then a line goes on lazily, outside of what it belongs to.
    const lazy = random() < 0.3 ? 0.2 : 0;
    const inside = block.map((line, index) => (random() < lazy ? line : `${index === 0 ? first : rest}${line}`));
    const around = random();
    if (around < 0.08) return [':::note', ...inside, ':::'];
    if (around < 0.14) return ['```', ...inside, ...(random() < 0.5 ? ['```'] : [])];
    if (around < 0.18) return ['<div>', ...inside, '</div>'];
    return around < 0.2 ? ['<!--', ...inside, '-->'] : inside;
  };
  for (let count = 0; count < documents; ) {
    const ending = random() < 0.1 ? '\r\n' : '\n';
    const text = make(0).slice(0, 16).join(ending);
    // Behind these a line is the address of a link, where one word is not what two are.
    if (/\](?::|\()[ \t>]*(?:\r?\n[^\n]*)?⟦/.test(text)) continue;
    const written = (side: 0 | 1): string => text.replace(/⟦(\d)⟧/g, (_whole, index: string) => lines[Number(index)]?.[side] ?? '');
    count += 1;
    yield [written(0), written(1)];
  }
}

// Definitions, abbreviations, marks, sub- and superscript, attributes between braces, and directives within a line.
const onlyOurs = /^[ >]*:[ \t]|^[ >]*\*\[|==\S|\^\S|(?<!~)~[^~\n]+~(?!~)|\{[^}\n]*\}|:[a-z]+\[/m;

/** Blocks of the repository's Markdown and of the specification, each as lines, without those in a syntax that is ours alone. */
function realPieces(): readonly (readonly string[])[] {
  const files = ['docs-content', 'packages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && !/node_modules|dist/.test(file))
      .toSorted()
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
  );
  const texts = [...files, ...tests.flatMap(({ markdown }) => [markdown, markdown, markdown])];
  return texts.flatMap((text) => text.split(/\n\n+/)).filter((piece) => piece.length < 110 && !/::include|:::[^\n]* /.test(piece) && !onlyOurs.test(piece)).map((piece) => piece.replace(/\n$/, '').split('\n').slice(0, 6));
}

/** Numbers from 0 to 1 by mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const spellings = new Map(lines.filter(([own, other]) => own !== other));
const spelling = new RegExp([...spellings.keys()].map((own) => own.replace(/[{}[\].:]/g, '\\$&')).join('|'), 'gi');

/** `node` as plain data that both parsers should agree on; a label has its brackets or not, so that its places mean nothing. */
function plain(node: Nodes | { readonly type: 'containerDirective' }, isLabel = false): unknown {
  const { type, position, ...fields } = node as Nodes & { readonly [field: string]: unknown };
  const inLabel = isLabel || (node.type === 'paragraph' && node.data !== undefined);
  const range = inLabel ? [] : [position?.start.offset ?? 0, position?.end.offset];
  const children = 'children' in node ? (node.children as Nodes[]).map((child) => plain(child, inLabel)) : undefined;
  if (node.type === 'include') {
    const text = { type: 'text', range: [(range[0] ?? 0) + 2, range[1]], children: undefined, value: respelled(node.value).slice(2) };
    return { type: 'heading', range, children: [text], depth: 1 };
  }
  if (node.type === 'directive') return { type: 'containerDirective', range, children, name: node.name, attributes: node.attributes };
  if (type === ('containerDirective' as string)) {
    const name = String(fields['name']);
    return { type, range, children, name: names.get(name) ?? name, attributes: { ...(fields['attributes'] as object) } };
  }
  const values = Object.entries(fields).filter(([name]) => name !== 'children');
  return { type, range, children, ...Object.fromEntries(values.map(([name, value]) => [name, value === undefined ? value : (JSON.parse(respelled(JSON.stringify(value))) as unknown)])) };
}

function respelled(text: string): string {
  return text.replace(spelling, (own) => spellings.get(own) ?? own);
}

function includesOf(node: Nodes): number {
  return (node.type === 'include' ? 1 : 0) + ('children' in node ? node.children.reduce((sum, child) => sum + includesOf(child), 0) : 0);
}

describe('our parser', () => {
  test(`gives ${documents} documents the trees of plain unified with the same plugins`, () => {
    let includes = 0;
    for (const [own, other] of madeDocuments()) {
      const tree: Root = ours(own);
      includes += includesOf(tree);
      const [ourTree, theirTree] = [plain(tree), plain(theirs.parse(other))];
      // Comparing texts is fast; what differs is shown as data.
      if (JSON.stringify(ourTree) !== JSON.stringify(theirTree)) expect({ text: own, tree: ourTree }).toEqual({ text: own, tree: theirTree });
    }
    expect(includes).toBeGreaterThan(documents / 20);
  });

  test.each([
    'http://a.example', 'HTTPS://A.example', 'https\\://a.example', 'http:\\/\\/a.example', 'http&#58;//a.example', 'h&#116;tp://a.example', 'ht\\tps://a.example',
    'www.a.example', 'WWW.a.example', 'www\\.a.example', 'www&period;a.example', '&#119;ww.a.example', 'a@b.example', 'a&commat;b.example', 'a\\@b.example',
    'mailto:a@b.example', 'xmpp:a@b.example/c', 'The word HTTP', 'https', 'www',
  ])('knows `%s` for an address where the packages do', (text) => {
    const written = `Here: ${text} and on.`;
    expect(plain(ours(written))).toEqual(plain(theirs.parse(written)));
  });
});
