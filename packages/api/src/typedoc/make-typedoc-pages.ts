import { folderOf, type MadeFile, type MadePages, type PresetFinding, type SourceInput } from '@helpgen/model';
import type { ApiOptions } from '../api-options.ts';
import type { ApiOutline, FieldRow, ListedPage, TypePiece } from '../api-page.ts';
import { baseOf } from '../page/base-of.ts';
import { collectTargets } from '../page/collect-targets.ts';
import { documentMarkdown, type MarkdownOptions } from '../page/document-markdown.ts';
import { firstSentence } from '../page/first-sentence.ts';
import { createInlineText, type InlineText } from '../page/inline-text.ts';
import { createPageWriter, plainInline, toJson, type PageWriter } from '../page/page-writer.ts';
import { searchText } from '../page/search-text.ts';
import { openDocument } from '../read/open-document.ts';
import { fieldsOf, textAt, type Spot } from '../read/spot.ts';
import { labelText } from '../schema/type-label.ts';
import { wordsFor, type Words } from '../words.ts';
import { commentOf } from './write-comment.ts';
import { kinds, readReflections, type Reflection, type Reflections } from './read-reflections.ts';
import { signatureOf, typeOf } from './write-type.ts';

interface Writing {
  readonly reflections: Reflections;
  readonly inline: InlineText;
  readonly words: Words;
  readonly markdown: MarkdownOptions;
  readonly base: string;
  readonly folder: string;
}

/** The pages of TypeDoc's JSON `file`: one of each module, and one of each class, interface, function or type in it. */
export function makeTypedocPages(file: SourceInput, options: ApiOptions): MadePages {
  const findings: PresetFinding[] = [];
  const document = openDocument(file, findings);
  if (document === undefined) return { files: [], findings };
  const { root } = document;
  if (fieldsOf(root)['kind'] !== kinds.project) {
    document.report('HG2810', { found: String(fieldsOf(root)['schemaVersion'] ?? 'nothing') }, root);
    return { files: [], findings };
  }
  const base = options.folder ?? baseOf(file.path);
  const reflections = readReflections(root);
  const writing: Writing = {
    reflections,
    inline: createInlineText(options.linksFrom),
    words: wordsFor(file.locale),
    markdown: options.linksFrom === undefined ? {} : { linksFrom: options.linksFrom },
    base,
    folder: [folderOf(file.path), base].filter((part) => part !== '').join('/'),
  };
  return { files: [...reflections.modules.flatMap((module) => pagesOfModule(writing, module, root)), category(base, reflections.title)], findings };
}

function category(path: string, label: string): MadeFile {
  return { path: `${path}/_category_.json`, text: JSON.stringify({ label }) };
}

/** The page of a module, and of all that it exports. */
function pagesOfModule(writing: Writing, module: Reflection, root: Spot): readonly MadeFile[] {
  const { base, folder, words } = writing;
  const page = createPageWriter(module.spot, writing.markdown);
  page.raw(commentAt(writing, module.spot, module.to, 1));
  for (const [group, title] of groups) {
    const list = module.children.filter(({ kind }) => group.includes(kind)).map(({ name, to }): ListedPage => ({ title: name, to }));
    if (list.length === 0) continue;
    page.raw(`## ${words(title)} {#${title.slice('typedoc.'.length)}}\n\n`);
    page.part('ApiList', { list });
  }
  const again = writing.reflections.againIn(module);
  if (again.length > 0) {
    page.raw(`## ${words('typedoc.again')} {#again}\n\n`);
    page.part('ApiList', { list: again });
  }
  const isWhole = module.spot.value === root.value;
  const made = page.finish(`${base}/${module.to}.md`, {
    frontMatter: { title: module.name, sidebar_position: 0 },
    data: toJson({ folder, to: [...module.children, ...again].map(({ to }) => to) }),
  });
  const own = isWhole ? [] : [category(`${base}/${module.to.replace(/\/index$/, '')}`, module.name)];
  const pagesOf = (child: Reflection): readonly MadeFile[] =>
    child.kind === kinds.namespace ? pagesOfModule(writing, child, root) : [pageOf(writing, child)];
  return [made, ...own, ...module.children.flatMap(pagesOf)];
}

/** What the comment of `spot` says on the page `to`, below a heading of the level `level`. */
function commentAt({ words, reflections, markdown }: Writing, spot: Spot, to: string, level: number): string {
  const linkTo = (id: number): string | undefined => {
    const [, target, anchor = ''] = /^([^#]*)(#.*)?$/.exec(reflections.targetOf(id) ?? '') ?? [];
    return target === '' || target === undefined ? undefined : `${'../'.repeat(to.split('/').length - 1)}${target}.md${anchor}`;
  };
  const comment = commentOf(spot, { words, linkTo });
  return comment === '' ? '' : `${documentMarkdown(comment, level, markdown)}\n\n`;
}

const groups: readonly (readonly [readonly number[], `typedoc.${'classes' | 'interfaces' | 'functions' | 'types' | 'variables'}`])[] = [
  [[kinds.class], 'typedoc.classes'],
  [[kinds.interface], 'typedoc.interfaces'],
  [[kinds.function], 'typedoc.functions'],
  [[kinds.typeAlias, kinds.enum], 'typedoc.types'],
  [[kinds.variable, kinds.namespace], 'typedoc.variables'],
];

/** The page of a class, an interface, a function or a type: how it is declared, and its members. */
function pageOf(writing: Writing, reflection: Reflection): MadeFile {
  const { reflections, words, folder, base } = writing;
  const { name, spot, members, to } = reflection;
  const page = createPageWriter(spot, writing.markdown);
  const drawn: object[] = [];
  const parts: { [name: string]: string } = {};
  const declare = (declaration: readonly TypePiece[]): void => {
    drawn.push({ declaration });
    page.part('ApiDeclaration', { declaration }, labelText(declaration));
  };
  const describe = (member: Reflection): void => {
    for (const declared of member.declarations) {
      const declaration = signatureOf(reflections, member, declared);
      parts[member === reflection ? '' : member.name] = labelText(declaration);
      declare(declaration);
      page.raw(commentAt(writing, declared, to, member === reflection ? 1 : 3));
      writeParameters(page, writing, declared, drawn);
    }
  };
  describe(reflection);
  for (const [own, title] of memberGroups) {
    const list = members.filter(({ kind }) => own.includes(kind));
    if (list.length > 0) page.raw(`## ${words(title)} {#${title.slice('typedoc.'.length)}}\n\n`);
    for (const member of list) {
      page.raw(`### ${plainInline(member.name)} {#${member.anchor}}\n\n`);
      describe(member);
    }
  }
  const about = commentOf(spot, writing);
  const [declaration = spot] = reflection.declarations;
  const text = about === '' ? commentOf(declaration, writing) : about;
  const subject = { key: to, title: name, isDeprecated: [spot, ...reflection.declarations].some(isOld), parts };
  const outline: ApiOutline = { folder, to: collectTargets(drawn), subject };
  return page.finish(`${base}/${to}.md`, {
    frontMatter: {
      title: name,
      ...(text === '' ? {} : { description: firstSentence(text) }),
      ...(subject.isDeprecated ? { sidebar_class_name: 'hg-api-old' } : {}),
    },
    data: toJson(outline),
  });
}

const memberGroups: readonly (readonly [readonly number[], `typedoc.${'constructors' | 'properties' | 'methods' | 'values'}`])[] = [
  [[kinds.constructor], 'typedoc.constructors'],
  [[kinds.enumMember], 'typedoc.values'],
  [[kinds.property, kinds.accessor, kinds.variable], 'typedoc.properties'],
  [[kinds.method, kinds.function], 'typedoc.methods'],
];

function isOld(spot: Spot): boolean {
  return JSON.stringify(fieldsOf(spot)['comment'] ?? '').includes('"@deprecated"');
}

function writeParameters(page: PageWriter, { reflections, inline, words }: Writing, signature: Spot, drawn: object[]): void {
  const rows = reflections.parametersOf(signature).flatMap((parameter): readonly FieldRow[] => {
    const comment = commentOf(parameter, { words }).trim();
    const value = textAt(parameter, 'defaultValue');
    if (comment === '' && value === undefined) return [];
    const row: FieldRow = { name: textAt(parameter, 'name') ?? '', type: typeOf(reflections, fieldsOf(parameter)['type']) };
    return [{ ...row, ...(comment === '' ? {} : { html: inline.html(comment) }), ...(value === undefined ? {} : { facts: [['default', value]] }) }];
  });
  if (rows.length === 0) return;
  drawn.push(rows);
  page.part('ApiFields', { rows }, searchText(rows));
}
