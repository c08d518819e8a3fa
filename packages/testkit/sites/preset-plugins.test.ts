import { afterEach, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

let rig: SiteRig;
afterEach(() => rig.close());

const plugins = `
/** Shouts in bold text, and says where. */
function shout({ mark }) {
  return (tree, file) => {
    const visit = (node) => {
      if (node.type === 'strong') {
        node.children.push({ type: 'text', value: mark });
        if (mark === '?') file.message('Do not ask.', node);
      }
      for (const child of node.children ?? []) visit(child);
    };
    visit(tree);
  };
}

/** Gives tables a class. */
const tables = () => (tree) => {
  const visit = (node) => {
    if (node.tagName === 'p') node.properties.className = ['price'];
    if (node.tagName === 'hr') throw new Error('no lines here');
    for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
};

export default ({ mark = '!' }) => ({ name: 'loud', version: '1', remarkPlugins: [[shout, { mark }]], rehypePlugins: [tables] });
`;

test('remark plugins change the Markdown tree and rehype plugins the HTML tree', async () => {
  rig = createSiteRig({ 'loud.mjs': plugins, 'docs/index.md': '# Начало\n\n**Смело** — <b>и HTML</b>.\n' }, { presets: ['./loud.mjs'] });
  expect((await rig.build({ strict: true, verify: true })).diagnostics).toEqual([]);
  expect(rig.read('index.html')).toContain('<p class="price"><strong>Смело!</strong>');
}, 60_000);

test('what a plugin says is a warning at its place, and one that throws is an error with the page', async () => {
  rig = createSiteRig(
    { 'loud.mjs': plugins, 'docs/index.md': '---\ntitle: А\n---\n\nТут **вопрос**.\n', 'docs/b.md': '# Б\n\n---\n' },
    { presets: [['./loud.mjs', { mark: '?' }]] },
  );
  const { diagnostics } = await rig.build({ mode: 'check' });
  expect(
    diagnostics.map(({ code, message, severity, at }) => `${code} ${severity} ${at?.file}:${at?.line ?? 0}:${at?.column ?? 0} ${message}`),
  ).toEqual([
    'HG7005 error docs/b.md:0:0 The rehype plugin of the preset `loud` fails on `docs/b.md`: no lines here',
    'HG7007 warning docs/index.md:5:5 A plugin of the preset `loud` says: Do not ask.',
  ]);
});
