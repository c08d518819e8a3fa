import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

const config = 'site_name: A\nextra:\n  version: "1.2"\n  empty: []\nplugins:\n  - macros:\n      include_yaml:\n        - people: data/people.yml\n';

async function convert(text: string, head = '', site = config) {
  const { files, losses } = await migrateFiles({ 'mkdocs.yml': site, 'data/people.yml': 'list:\n  - {name: Ann}\n  - {name: Bo}\n', 'docs/index.md': `${head}${text}` });
  return { text: files['docs/index.md']?.replace(/^---\n[\s\S]*?---\n/, ''), losses };
}

test('values, loops and conditions of a page are worked out as far as the site says, in code too', async () => {
  const { text, losses } = await convert(
    'Of {{ config.site_name }} {{ version }}.\n\n{# said #}\n{% if people.list %}\n{% for one in people.list -%}\n<a title="{{ one.name }}">x</a>\n{% endfor -%}\n{% else %}None{% endif %}\n\n' +
      '```\ninstall {{ version }}\n```\n\n{% if not empty %}Nothing{% endif %}\n',
  );
  expect(text).toBe('Of A 1.2.\n\n\n<a title="Ann">x</a>\n<a title="Bo">x</a>\n\n\n```\ninstall 1.2\n```\n\nNothing\n');
  expect(losses).toEqual({});
});

test('what is not known stays and is told of once, and what is meant as text is no macro', async () => {
  const { text, losses } = await convert('{% for a in made() %}{{ a }}{% endfor %} {{ gone }} {% raw %}{{ kept }}{% endraw %} {{ call(1) }}\n');
  expect(text).toBe('{% for a in made() %}{{ a }}{% endfor %} {{ gone }} {{ kept }} <!-- The macro call did not come over. -->\n');
  expect(losses).toEqual({ 'a macro': 3, 'the macro call': 1 });
});

test('a page may bring values along, or say that it is no template; Zensical knows them as an extension', async () => {
  const zensical = 'site_name: A\nmarkdown_extensions:\n  zensical.extensions.macros:\n';
  const own = await convert('{{ all.list }}{% for one in all.list %}{{ one["name"] }} {% endfor %}\n', '---\ninclude_yaml:\n  all: data/people.yml\n---\n', zensical);
  expect(own.text).toContain('Ann Bo');
  const plain = await convert('{{ version }}\n', '---\nrender_macros: false\n---\n');
  expect(plain.text).toBe('{{ version }}\n');
  expect(plain.losses).toEqual({});
});

test('what is not known in an address and in HTML is told of, and a link to what a macro gives is its text', async () => {
  const { text, losses } = await convert('[a](https://a.b/{{branch}}/x) [b]({{ file(name="b c") }})\n\n<a title="{{ gone }}">c</a>\n');
  expect(text).toBe('[a](https://a.b/{{branch}}/x) b\n\n<a title="{{ gone }}">c</a>\n');
  expect(losses).toEqual({ 'a macro': 2, 'the macro file': 1 });
});

test('pages may be templates only where they say so', async () => {
  const site = config.replace('include_yaml', 'render_by_default: false\n      include_yaml');
  expect(await convert('{{ version }} {{ gone }}\n', '', site)).toEqual({ text: '{{ version }} {{ gone }}\n', losses: {} });
  expect((await convert('{{ version }}\n', '---\nrender_macros: true\n---\n', site)).text).toBe('1.2\n');
});
