// Writes a module for each set of words (`src/locales/article.ts` and so on) that has its JSON files of all locales, and the list of these:
// so a browser loads with each part what the part says, and a locale is a folder. What it writes is in no repository.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'src/locales');
const locales = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();

/** What the words of each set are for. */
const contents = {
  article: 'What articles say, written on the server alone.',
  blocks: 'What blocks say that copy, wrap and scroll.',
  card: 'What the card of a term or a name says.',
  content: 'The few words that compiled content carries itself. Of the quotation marks the outer pair.',
  diagram: 'What is said where a diagram could not be drawn.',
  feedback: 'What the feedback widget says.',
  interface: 'What the interface says on both sides.',
  menu: 'What the menu of the page says beyond its links.',
  palette: 'What the search box offers besides what it finds, and the dialog of keys.',
  preview: 'What the preview says. Of a `|` list the form that goes with the number before it; `whole` names what stands in no file.',
  search: 'What the search says.',
  sidebar: 'What the sidebar says.',
  site: 'What the site adds itself: titles of pages, the text of redirects, what feedback asks.',
  zoom: 'What enlarged images say.',
};

write('locale-codes.ts', `/** The locales that have words: the folders of this one. */
export const localeCodes = [${locales.map((code) => `'${code}'`).join(', ')}] as const;

/** A locale that has words. */
export type LocaleCode = (typeof localeCodes)[number];
`);

const sets = readdirSync(path.join(folder, 'en')).map((file) => path.basename(file, '.json')).sort();
// The preview talks to those who write.
const spoken = sets.filter((set) => set !== 'preview');
write('english-words.ts', `${spoken.map((set) => `import ${set}Words from './en/${set}.json' with { type: 'json' };\n`).join('')}
/** Every word that helpgen says to readers, in English: the keys are those that a site may say otherwise. */
export const englishWords = {
${spoken.map((set) => `  ...${set}Words,\n`).join('')}};
`);

for (const set of sets) {
  if (contents[set] === undefined) throw new Error(`What are the words of \`${set}\` for? A sentence about them is wanted in write-word-modules.mjs.`);
  const imports = locales.map((code) => `import ${nameOf(code)} from './${code}/${set}.json' with { type: 'json' };\n`);
  const fields = locales.map((code) => (code === nameOf(code) ? code : `'${code}': ${nameOf(code)}`));
  write(`${set}.ts`, `import type { LocaleCode } from './locale-codes.ts';
${imports.join('')}
/** ${contents[set]} */
export const ${set}Words: { readonly [code in LocaleCode]: typeof en } = {
  ${fields.join(', ')},
};
`);
}

/** Leaves a file alone that is so already: the compiler asks for its time. */
function write(name, text) {
  const file = path.join(folder, name);
  const whole = `// Made of the folders beside this file by write-word-modules.mjs.\n${text}`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== whole) writeFileSync(file, whole);
}

/** `pt-BR` as a name in a program. */
function nameOf(code) {
  return code.replaceAll('-', '');
}
