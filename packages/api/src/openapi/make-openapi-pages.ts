import { folderOf, type MadeFile, type MadePages, type PresetFinding, type SourceInput } from '@helpgen/model';
import type { ListedPage } from '../api-page.ts';
import type { ApiOptions } from '../api-options.ts';
import { createInlineText } from '../page/inline-text.ts';
import { createPageWriter } from '../page/page-writer.ts';
import { baseOf } from '../page/base-of.ts';
import { slugOf } from '../page/slugs.ts';
import { openDocument } from '../read/open-document.ts';
import { below, entriesOf, textAt } from '../read/spot.ts';
import { createSchemaBook } from '../schema/schema-book.ts';
import { wordsFor } from '../words.ts';
import { checkDocument, checkVersion } from './check-document.ts';
import { findUses } from './find-uses.ts';
import { listTags, webhooks, type Tag } from './list-operations.ts';
import type { Reference } from './reference.ts';
import { writeOperation } from './write-operation.ts';
import { category, writeOverview, writeTag } from './write-overview.ts';
import { writeSchema } from './write-schema.ts';

/** The pages of the OpenAPI document `file`: an overview, one of each tag, operation and named schema. */
export function makeOpenapiPages(file: SourceInput, options: ApiOptions): MadePages {
  const findings: PresetFinding[] = [];
  const document = openDocument(file, findings);
  if (document === undefined || !checkVersion(document)) return { files: [], findings };
  const words = wordsFor(file.locale);
  const tags = listTags(document, (tag) => words(tag === webhooks ? 'api.webhooks' : 'api.untagged'));
  checkDocument(document, tags);
  const base = options.folder ?? baseOf(file.path);
  const schemes = entriesOf(below(document.root, 'components', 'securitySchemes'));
  const reference: Reference = {
    document,
    book: createSchemaBook(document, { listed: entriesOf(below(document.root, 'components', 'schemas')), prefix: 'schemas/' }),
    inline: createInlineText(options.linksFrom),
    words,
    markdown: options.linksFrom === undefined ? {} : { linksFrom: options.linksFrom },
    base,
    folder: [folderOf(file.path), base].filter((part) => part !== '').join('/'),
    schemeIds: new Map(schemes.map(([name]) => [name, `authorization-${slugOf(name)}`])),
  };
  const title = textAt(below(document.root, 'info'), 'title') ?? base;
  const files = [category(base, title), writeOverview(reference, tags), ...tags.flatMap((tag, index) => pagesOfTag(reference, tag, index + 1))];
  return { files: [...files, ...pagesOfSchemas(reference, tags)], findings };
}

function pagesOfTag(reference: Reference, tag: Tag, position: number): readonly MadeFile[] {
  return [...writeTag(reference, tag, position), ...tag.operations.map((operation, index) => writeOperation(reference, tag, operation, index + 1))];
}

function pagesOfSchemas(reference: Reference, tags: readonly Tag[]): readonly MadeFile[] {
  const { book, words, base, markdown, document } = reference;
  const uses = findUses(document, book, tags);
  const files: MadeFile[] = [];
  // The page of a schema may be the first that refers to one of another file.
  for (let index = 0; index < book.list().length; index += 1) {
    const schema = book.list()[index];
    if (schema !== undefined) files.push(writeSchema(reference, schema, uses.get(schema.to) ?? []));
  }
  if (files.length === 0) return [];
  const page = createPageWriter(document.root, markdown);
  const list = book.list().map(({ name, to }): ListedPage => ({ title: name, to })).sort((a, b) => compare(a.title.toLowerCase(), b.title.toLowerCase()));
  page.part('ApiList', { list });
  const index = page.finish(`${base}/schemas/index.md`, {
    frontMatter: { title: words('api.schemas'), sidebar_position: 0 },
    data: { folder: reference.folder, to: list.map(({ to }) => to) },
  });
  return [category(`${base}/schemas`, words('api.schemas'), tags.length + 1), index, ...files];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
