import type { MadeFile } from '@helpgen/model';
import type { ApiOutline, BodyShape, ListedPage } from '../api-page.ts';
import { collectTargets } from '../page/collect-targets.ts';
import { firstSentence } from '../page/first-sentence.ts';
import { createPageWriter, toJson } from '../page/page-writer.ts';
import { searchText } from '../page/search-text.ts';
import { below, fieldsOf, textAt } from '../read/spot.ts';
import { factsOf } from '../schema/facts.ts';
import { fieldList } from '../schema/field-rows.ts';
import { makeExample } from '../schema/make-example.ts';
import { exampleCode } from '../schema/short-example.ts';
import type { NamedSchema } from '../schema/schema-book.ts';
import { descriptionOf, shapeOf } from '../schema/shape.ts';
import { labelText, typeLabel } from '../schema/type-label.ts';
import type { Reference } from './reference.ts';

const mostRows = 200;

/** The page of a schema with a name: its parts, an example, and where it is used. */
export function writeSchema(reference: Reference, schema: NamedSchema, uses: readonly ListedPage[]): MadeFile {
  const { document, book, words, markdown, base, folder } = reference;
  const { name, spot, to } = schema;
  const page = createPageWriter(spot, markdown);
  const { said } = shapeOf(document, spot);
  const list = fieldList(reference, spot, { rows: mostRows });
  const type = typeLabel(document, book, spot);
  const facts = list === undefined ? factsOf(said) : [];
  const body: BodyShape = { media: [], type, ...(list === undefined ? {} : { list }) };
  const rows = list === undefined && facts.length > 0 ? [{ name: '', type, facts }] : undefined;
  const description = descriptionOf(document, spot);
  page.group('ApiColumns', () => {
    page.group('ApiText', () => {
      if (description !== undefined) page.text(description.spot);
      if (rows !== undefined) page.part('ApiFields', { rows }, searchText(rows));
      else page.part('ApiBody', { bodies: [body] }, searchText(list?.rows ?? []));
      if (uses.length > 0) {
        page.raw(`## ${words('api.uses')} {#uses}\n\n`);
        page.part('ApiList', { list: uses });
      }
    });
    page.group('ApiSamples', () => page.fence(`json title="${words('api.example')}"`, exampleCode(makeExample(document, spot, 'response'))), true);
  });
  const parts = Object.fromEntries((list?.rows ?? []).map((row) => [row.name, [labelText(row.type), ...(row.marks ?? [])].join(' ')]));
  const outline: ApiOutline = {
    folder,
    to: collectTargets([body, ...uses]),
    subject: { key: `schema ${name}`, title: name, isDeprecated: said['deprecated'] === true, parts: list === undefined ? { '': labelText(type) } : parts },
  };
  const title = textAt(spot, 'title');
  const about = description === undefined ? (title ?? labelText(type)) : firstSentence(description.text);
  return page.finish(`${base}/${to}.md`, {
    frontMatter: {
      title: name, description: about, hide_table_of_contents: true,
      ...(title === undefined || title === name ? {} : { keywords: [title] }),
      ...(said['deprecated'] === true ? { sidebar_class_name: 'hg-api-old' } : {}),
    },
    title: fieldsOf(spot)['title'] === undefined ? spot : below(spot, 'title'),
    data: toJson(outline),
  });
}
