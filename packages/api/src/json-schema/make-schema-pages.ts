import { folderOf, type MadePages, type PresetFinding, type SourceInput } from '@helpgen/model';
import type { ApiOptions } from '../api-options.ts';
import type { ApiOutline, BodyShape } from '../api-page.ts';
import { baseOf } from '../page/base-of.ts';
import { collectTargets } from '../page/collect-targets.ts';
import { createInlineText } from '../page/inline-text.ts';
import { createPageWriter, plainInline, toJson } from '../page/page-writer.ts';
import { searchText } from '../page/search-text.ts';
import { checkReferences } from '../read/check-references.ts';
import { openDocument } from '../read/open-document.ts';
import { below, entriesOf, isFields, textAt } from '../read/spot.ts';
import { firstSentence } from '../page/first-sentence.ts';
import { fieldList, type RowTools } from '../schema/field-rows.ts';
import { makeExample } from '../schema/make-example.ts';
import { createSchemaBook, type NamedSchema } from '../schema/schema-book.ts';
import { descriptionOf, shapeOf } from '../schema/shape.ts';
import { exampleCode } from '../schema/short-example.ts';
import { labelText, typeLabel } from '../schema/type-label.ts';
import { wordsFor } from '../words.ts';

/** Rows of definitions that open in place; each has a section besides. */
const rowsInPlace = 80;

/** The page of the JSON Schema `file`: its properties, which open, an example, and its definitions. */
export function makeSchemaPages(file: SourceInput, options: ApiOptions): MadePages {
  const findings: PresetFinding[] = [];
  const document = openDocument(file, findings);
  if (document === undefined) return { files: [], findings };
  const { root, report } = document;
  if (!isFields(root.value)) report('HG2808', { key: '/', wanted: 'a mapping' }, root);
  checkReferences(document);
  const words = wordsFor(file.locale);
  const name = options.folder ?? baseOf(file.path);
  const title = textAt(root, 'title') ?? name;
  const definitions = [...entriesOf(below(root, '$defs')), ...entriesOf(below(root, 'definitions'))];
  const book = createSchemaBook(document, { listed: definitions, prefix: `${name}#`, own: { name: title, to: name, spot: root } });
  const tools: RowTools = { document, book, inline: createInlineText(options.linksFrom) };
  const page = createPageWriter(root, options.linksFrom === undefined ? {} : { linksFrom: options.linksFrom });
  const drawn: BodyShape[] = [];
  const draw = ({ spot }: Pick<NamedSchema, 'spot'>, rows: number): void => {
    const list = fieldList(tools, spot, { rows });
    const body: BodyShape = { media: [], type: typeLabel(document, book, spot), ...(list === undefined ? {} : { list }) };
    drawn.push(body);
    page.part('ApiBody', { bodies: [body] }, searchText(list?.rows ?? []));
  };
  page.group('ApiColumns', () => {
    page.group('ApiText', () => {
      page.text(below(root, 'description'));
      draw({ spot: root }, rowsInPlace);
      if (book.list().length > 0) page.raw(`## ${words('api.definitions')} {#definitions}\n\n`);
      // A definition may be the first that refers to one of another file.
      for (let index = 0; index < book.list().length; index += 1) {
        const schema = book.list()[index];
        if (schema === undefined) continue;
        page.raw(`### ${plainInline(schema.name)} {#${schema.to.slice(name.length + 1)}}\n\n`);
        const about = descriptionOf(document, schema.spot);
        if (about !== undefined) page.text(about.spot, 3);
        draw(schema, 0);
      }
    });
    page.group('ApiSamples', () => page.fence(`json title="${words('api.example')}"`, exampleCode(makeExample(document, root, 'request'))), true);
  });
  const parts = Object.fromEntries((drawn[0]?.list?.rows ?? []).map((row) => [row.name, [labelText(row.type), ...(row.marks ?? [])].join(' ')]));
  const outline: ApiOutline = {
    folder: folderOf(file.path),
    to: collectTargets(drawn),
    subject: { key: `schema ${name}`, title, isDeprecated: shapeOf(document, root).said['deprecated'] === true, parts },
  };
  const description = textAt(root, 'description');
  const made = page.finish(`${name}.md`, {
    frontMatter: { title, hide_table_of_contents: true, ...(description === undefined ? {} : { description: firstSentence(description) }) },
    title: below(root, 'title'),
    data: toJson(outline),
  });
  return { files: [made], findings };
}
