import { catalogue } from '../packages/model/dist/index.js';
import { frontMatterSchema } from '../packages/model/dist/schema.js';
import { referenceCatalogue } from '../packages/reference/dist/catalogue.js';
import { apiCatalogue } from '../packages/api/dist/catalogue.js';
import { scriptCatalogue } from '../packages/script/dist/catalogue.js';

/**
 * What the manual of helpgen adds to helpgen: `:::example`, which shows Markdown as it is written and as it is drawn, and pages that
 * are made of the schemas and catalogues of the packages, so that they can never say something else.
 */
export default {
  name: 'manual',
  version: '1',
  remarkPlugins: [showSources],
  directives: { example: { toHast: ({ children }) => ({ type: 'element', tagName: 'div', properties: { className: ['hg-example'] }, children }) } },
  sources: [{ name: 'made', kind: 'article', files: ['*.made.json'], make: makePage, titleOf: (text) => JSON.parse(text).title }],
};

/** Puts what stands in each `:::example` in front of it, as a block of code. */
function showSources() {
  return (tree, file) => {
    const visit = (node) => {
      if (node.children === undefined) return;
      for (const child of node.children) visit(child);
      node.children = node.children.flatMap((child) => (child.type === 'directive' && child.name === 'example' ? [sourceOf(child, String(file.value)), child] : [child]));
    };
    visit(tree);
  };
}

function sourceOf(directive, text) {
  const written = text.slice(directive.position.start.offset, directive.position.end.offset);
  return { type: 'code', lang: 'markdown', meta: 'no-check', value: written.split('\n').slice(1, -1).join('\n'), position: directive.position };
}

/** A page of `{ "made": "config" | "front-matter" | "codes", "intro": "…" }`; what else is there is front matter. */
function makePage({ text, read }) {
  const { made, intro, ...frontMatter } = JSON.parse(text);
  return {
    frontMatter,
    markdown: `${intro}\n\n${pages[made]({ read })}`,
    places: [{ start: 0, at: ['intro'] }],
  };
}

const pages = {
  config: ({ read }) => read('../packages/cli/CONFIG.md').replace(/^[^]*?-->\n/, ''),
  'front-matter': () => {
    const rows = Object.entries(frontMatterSchema.shape).map(([key, schema]) => `| \`${key}\` | ${typeOf(schema)} | ${escape(schema.unwrap().description ?? '')} |`);
    return `| Key | Value | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  },
  codes: () => {
    const all = { ...catalogue, ...scriptCatalogue, ...referenceCatalogue, ...apiCatalogue };
    const entries = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.entries(roomNames)
      .map(([digit, name]) => `## ${name}\n\n${entries.filter(([code]) => code[2] === digit).map(codeSection).join('\n')}`)
      .join('\n');
  },
};

/** By the first digit of a code. */
const roomNames = {
  1: 'HG1: config', 2: 'HG2: content', 3: 'HG3: links and pages', 4: 'HG4: theme', 5: 'HG5: build', 6: 'HG6: command line', 7: 'HG7: presets', 9: 'HG9: bugs of helpgen',
};

function codeSection([code, { title, severity = 'error', message, hint, explanation }]) {
  return [`### ${code}: ${title} {#${code.toLowerCase()}}`, `*${severity}* · ${quote(message)}`, explanation, ...[hint ?? []].flat().map((way) => `→ ${quote(way)}`), ''].join('\n\n');
}

function quote(text) {
  return '`` ' + text.replaceAll('`', 'ˋ').replaceAll('\n', ' ') + ' ``';
}

function typeOf(schema) {
  const words = { string: 'text', number: 'number', boolean: '`true`, `false`', array: 'list', object: 'mapping', record: 'mapping' };
  let current = schema;
  let isNullable = false;
  while (typeof current.unwrap === 'function' && current.type !== 'array') {
    isNullable ||= current.type === 'nullable';
    current = current.unwrap();
  }
  const own = current.type === 'enum' ? current.options.map((option) => `\`${option}\``).join(', ') : words[current.type] ?? current.type;
  return isNullable ? `${own} or \`null\`` : own;
}

function escape(text) {
  return text.replaceAll('|', '\\|');
}
