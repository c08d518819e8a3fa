import type { MadeFile } from '@helpgen/model';
import type { ListedPage } from '../api-page.ts';
import { firstSentence } from '../page/first-sentence.ts';
import { createPageWriter, plainInline, toJson, type PageWriter } from '../page/page-writer.ts';
import { below, entriesOf, fieldsOf, itemsOf, textAt } from '../read/spot.ts';
import type { Operation, Tag } from './list-operations.ts';
import type { Reference } from './reference.ts';

/** The first page of the reference: what it is about, where it is asked, by whom, and what there is. */
export function writeOverview(reference: Reference, tags: readonly Tag[]): MadeFile {
  const { document: { root }, words, markdown, base, book } = reference;
  const info = below(root, 'info');
  const page = createPageWriter(info, markdown);
  const version = textAt(info, 'version');
  if (version !== undefined) page.raw(`${words('api.version')}: \`${version.replaceAll('`', '')}\`\n\n`);
  page.text(below(info, 'description'), 1);
  writeServers(page, reference);
  writeSchemes(page, reference);
  if (tags.length > 0) page.raw(`## ${words('api.operations')} {#operations}\n\n`);
  for (const tag of tags) {
    const about = textAt(tag.spot ?? root, 'description');
    const text = tag.spot === undefined || about === undefined ? '' : ` — ${plainInline(firstSentence(about))}`;
    page.raw(`- [${plainInline(tag.title)}](./${tag.folder}/index.md)${text}\n`);
  }
  page.raw('\n');
  if (book.list().length > 0) page.raw(`[${words('api.schemas')}](./schemas/index.md)\n\n`);
  writeContact(page, reference);
  const title = textAt(info, 'title') ?? base;
  return page.finish(`${base}/index.md`, {
    frontMatter: { title, sidebar_position: 0, ...(version === undefined ? {} : { keywords: [version] }) },
    title: below(info, 'title'),
  });
}

function writeServers(page: PageWriter, { document: { root }, words }: Reference): void {
  const servers = itemsOf(below(root, 'servers')).filter((server) => textAt(server, 'url') !== undefined);
  if (servers.length === 0) return;
  page.raw(`## ${words('api.servers')} {#servers}\n\n`);
  for (const server of servers) {
    const about = textAt(server, 'description');
    page.raw(`- \`${(textAt(server, 'url') ?? '').replaceAll('`', '')}\`${about === undefined ? '' : ` — ${plainInline(about)}`}\n`);
    for (const [name, variable] of entriesOf(below(server, 'variables'))) {
      const values = [textAt(variable, 'default') ?? '', ...itemsOf(below(variable, 'enum')).map(({ value }) => String(value))];
      const meaning = textAt(variable, 'description');
      const codes = [...new Set(values)].map((value) => `\`${value}\``).join(', ');
      page.raw(`  - \`${name}\`: ${codes}${meaning === undefined ? '' : ` — ${plainInline(meaning)}`}\n`);
    }
  }
  page.raw('\n');
}

function writeSchemes(page: PageWriter, { document, words, schemeIds }: Reference): void {
  if (schemeIds.size === 0) return;
  page.raw(`## ${words('api.authorization')} {#authorization}\n\n`);
  for (const [name, id] of schemeIds) {
    const scheme = document.follow(below(document.root, 'components', 'securitySchemes', name));
    const { type, scheme: way, in: place, name: key, bearerFormat, openIdConnectUrl } = fieldsOf(scheme);
    page.raw(`### ${plainInline(name)} {#${id}}\n\n`);
    page.text(below(scheme, 'description'), 3);
    const facts = [type, way, bearerFormat].filter((fact) => typeof fact === 'string').map((fact) => `\`${fact}\``);
    const where = type === 'apiKey' && typeof key === 'string' ? ` — ${words(`api.key.${String(place)}`)} \`${key}\`` : '';
    const address = typeof openIdConnectUrl === 'string' ? ` — <${openIdConnectUrl}>` : '';
    page.raw(`${facts.join(' ')}${where}${address}\n\n`);
    for (const [flow, spot] of entriesOf(below(scheme, 'flows'))) {
      const addresses = ['authorizationUrl', 'tokenUrl', 'refreshUrl'].map((at) => textAt(spot, at)).filter((at) => at !== undefined);
      page.raw(`- \`${flow}\`: ${addresses.map((at) => `\`${at}\``).join(', ')}\n`);
      for (const [scope, { value }] of entriesOf(below(spot, 'scopes'))) page.raw(`  - \`${scope}\` — ${plainInline(String(value))}\n`);
    }
    page.raw('\n');
  }
}

function writeContact(page: PageWriter, { document: { root }, words }: Reference): void {
  const info = below(root, 'info');
  const contact = below(info, 'contact');
  const mail = textAt(contact, 'email');
  const licence = below(info, 'license');
  const docs = below(root, 'externalDocs');
  const lines = [
    link(words('api.more'), textAt(docs, 'description') ?? textAt(docs, 'url'), textAt(docs, 'url')),
    link(words('api.contact'), textAt(contact, 'name') ?? mail ?? textAt(contact, 'url'), textAt(contact, 'url') ?? (mail && `mailto:${mail}`)),
    link(words('api.licence'), textAt(licence, 'name'), textAt(licence, 'url')),
    link(words('api.terms'), textAt(info, 'termsOfService'), textAt(info, 'termsOfService')),
  ].filter((line) => line !== '');
  if (lines.length > 0) page.raw(`---\n\n${lines.join('\\\n')}\n\n`);
}

function link(label: string, text: string | undefined, address: string | undefined): string {
  if (text === undefined) return '';
  const isWhole = address !== undefined && /^(?:https?:|mailto:)[^\s<>()]+$/.test(address);
  return `${label}: ${isWhole ? `[${plainInline(text)}](${address})` : plainInline(text)}`;
}

/** The page of a group of operations. */
export function writeTag(reference: Reference, tag: Tag, position: number): readonly MadeFile[] {
  const { document: { root }, words, markdown, base, folder } = reference;
  const page = createPageWriter(tag.spot ?? root, markdown);
  if (tag.spot !== undefined) {
    page.text(below(tag.spot, 'description'), 1);
    const docs = below(tag.spot, 'externalDocs');
    const more = link(words('api.more'), textAt(docs, 'description') ?? textAt(docs, 'url'), textAt(docs, 'url'));
    if (more !== '') page.raw(`${more}\n\n`);
  }
  const list = tag.operations.map(listed);
  // Each is found by its own page.
  page.part('ApiList', { list });
  const made = page.finish(`${base}/${tag.folder}/index.md`, {
    frontMatter: { title: tag.title, sidebar_position: 0 },
    ...(tag.spot === undefined ? {} : { title: below(tag.spot, 'name') }),
    data: toJson({ folder, to: list.map(({ to }) => to) }),
  });
  return [made, category(`${base}/${tag.folder}`, tag.title, position)];
}

/** An operation in a list. */
export function listed({ method, path, title, to, isDeprecated, isWebhook }: Operation): ListedPage {
  return { method: isWebhook ? 'EVENT' : method, path, title, to, ...(isDeprecated ? { isDeprecated } : {}) };
}

/** What sidebars call a folder. */
export function category(path: string, label: string, position?: number): MadeFile {
  return { path: `${path}/_category_.json`, text: JSON.stringify({ label, ...(position === undefined ? {} : { position }) }) };
}
