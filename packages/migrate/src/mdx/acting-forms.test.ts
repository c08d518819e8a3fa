import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

const components: { readonly [path: string]: string } = {
  'Checklist.astro':
    '<div class="list"><slot /></div>\n<script>document.querySelectorAll(\'input[type="checkbox"]\').forEach((box) => box.addEventListener("change", () => localStorage.setItem("a", String(box.checked))));</script>\n',
  'Question.astro':
    '<form onsubmit="event.preventDefault()"><ol><slot /></ol><button type="submit">Submit</button></form>\n<script>document.addEventListener("click", () => { document.body.append("Right!"); });</script>\n',
  'Answer.astro':
    '---\nconst { isCorrect } = Astro.props;\n---\n<li><label><input type="radio" data-is-correct={isCorrect} /><span><slot /></span>{Astro.slots.has("why") && <template><slot name="why" /></template>}</label></li>\n',
  'Hidden.astro':
    '<label class="spoiler"><input type="checkbox" /><span><slot /></span></label>\n<script>document.addEventListener("click", (event) => { event.target.value = ""; });</script>\n',
  'Copy.astro': '<div><slot /><button>Copy</button></div>\n<script>document.addEventListener("click", () => document.body.append("Copied"));</script>\n',
};

async function convert(body: string) {
  const names = Object.keys(components).map((name) => `import ${name.replace('.astro', '')} from '~/components/${name}';`);
  const { files, losses, report } = await migrateFiles({
    'astro.config.mjs': "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'A' })] };\n",
    'src/content/docs/a.mdx': `---\ntitle: A\n---\n${names.join('\n')}\n\n${body}`,
    ...Object.fromEntries(Object.entries(components).map(([name, text]) => [`src/components/${name}`, text])),
  });
  const text = files['docs/a.md']?.replace(/^---\n[\s\S]*?---\n/, '').trim();
  return { text, losses, isWhole: report.wholePages === report.pages };
}

test('tasks that a script lets readers tick off are tasks of Markdown; what such a script does with anything else is lost', async () => {
  const { text, losses, isWhole } = await convert('<Checklist>\n- [ ] One\n- [x] Two\n</Checklist>\n');
  expect(text).toBe('<div class="list">\n\n- [ ] One\n- [x] Two\n\n</div>');
  expect(losses).toEqual({ 'ticks that the browser remembers, in the component <Checklist>': 1 });
  expect(isWhole).toBe(true);
  const other = await convert('<Checklist>\n- One\n- [x] Two\n</Checklist>\n');
  expect(other.losses).toEqual({ 'a script in the component <Checklist>': 1 });
  expect(other.isWhole).toBe(false);
});

test('answers to choose from are a list, below which unfolds what is right, and what readers are told who choose another one', async () => {
  const { text, losses, isWhole } = await convert(
    [
      '1. Which is a site?',
      '   <Question>',
      '     <Answer>',
      '       a *book*',
      '',
      '       <p slot="why">It has *no* address.</p>',
      '     </Answer>',
      '     <Answer isCorrect>these pages</Answer>',
      '     <Answer>neither</Answer>',
      '   </Question>',
      '',
      'After it.',
    ].join('\n'),
  );
  expect(text).toBe(
    [
      '1. Which is a site?',
      '   - a *book*',
      '   - these pages',
      '   - neither',
      '',
      '   :::details',
      '',
      '   - ✗ a *book*',
      '',
      '     It has *no* address.',
      '   - ✓ these pages',
      '',
      '   :::',
      '',
      'After it.',
    ].join('\n'),
  );
  expect(losses).toEqual({ 'answers to choose from, in the component <Question>': 1 });
  expect(isWhole).toBe(true);
});

test('answers none of which is known to be right are lost', async () => {
  const { losses, isWhole } = await convert('<Question>\n  <Answer>a</Answer>\n  <Answer>b</Answer>\n</Question>\n');
  expect(losses).toEqual({ 'a script in the component <Question>': 1 });
  expect(isWhole).toBe(false);
});

test('a spoiler at the end of its paragraph unfolds below it, as deep as the item that it belongs to', async () => {
  const { text, losses, isWhole } = await convert(
    '<Hidden>One `x`</Hidden>\n\n- Of a list? <Hidden>Yes</Hidden>\n- Or\n\n    <p>\n      <Hidden>No</Hidden>\n    </p>\n',
  );
  expect(text).toBe(
    ':::details\n\nOne `x`\n\n:::\n\n- Of a list? \n\n  :::details\n\n  Yes\n\n  :::\n- Or\n\n    :::details\n\n    No\n\n    :::',
  );
  expect(losses).toEqual({ 'the look of a spoiler, in the component <Hidden>': 3 });
  expect(isWhole).toBe(true);
});

test('a spoiler amid a text, and what else answers to readers, are lost', async () => {
  const { text, losses } = await convert('It is <Hidden>black</Hidden>, or not.\n\n<Copy>A text</Copy>\n');
  expect(text).toContain('black');
  expect(text).not.toContain(':::');
  expect(losses).toEqual({ 'a script in the component <Hidden>': 1, 'a script in the component <Copy>': 1 });
});
