import type {
  CallForm, ConstructorDescription, DescribedMember, EvidenceKind, MethodDescription, NamedMember, Names, PropertyDescription, TypeDescription,
} from '../type-description.ts';
import type { MemberKind } from '../type-outline.ts';
import type { Json, RowMark } from '@helpgen/model';
import { escapeInline } from './escape-inline.ts';
import { kindOf } from './evidence.ts';
import { anchorOf, groupIds, type PageMember } from './member-list.ts';
import { plainText } from './plain-text.ts';
import type { ReferenceWords } from './reference-words.ts';
import { asSentence, codeCell, historyOf, inItalics, writeCall, writeExamples, writeSignature, writeThrows, type PageTools } from './write-calls.ts';

/** Writes the items of an enumeration. */
export function writeItems(tools: PageTools, { values = [] }: TypeDescription, members: readonly PageMember[]): void {
  writeValues(tools, members.filter(({ kind }) => kind === 'value'), values);
}

/** Writes the sections of the other members, by their kind. */
export function writeMembers(tools: PageTools, type: TypeDescription, members: readonly PageMember[]): void {
  const of = (kind: MemberKind): readonly PageMember[] => members.filter((member) => member.kind === kind);
  writeConstructors(tools, of('constructor'), type.constructors ?? []);
  writeProperties(tools, of('property'), type.properties ?? []);
  writeConstants(tools, of('constant'), type.constants ?? []);
  writeMethods(tools, of('method'), type.methods ?? []);
  writeOperators(tools, of('operator'), type.operators ?? []);
}

function begin({ page }: PageTools, members: readonly PageMember[], title: string): boolean {
  const [first] = members;
  if (first !== undefined) page.raw(`## ${title} {#${groupIds[first.kind]}}\n\n`);
  return first !== undefined;
}

function writeConstructors(tools: PageTools, members: readonly PageMember[], list: readonly ConstructorDescription[]): void {
  const { page, words } = tools;
  if (!begin(tools, members, words.constructors)) return;
  const write = (member: ConstructorDescription, index: number): void => {
    const { parameters, throws, examples } = member;
    const call = { ...(parameters && { parameters }), ...(throws && { throws }), ...(examples && { examples }) };
    writeForm(tools, { ...member, ...call }, { path: ['constructors', index], signature: members[index]?.signatures[0] ?? '' });
  };
  if (list.length > 1) writeForms(tools, { forms: list, anchors: members.flatMap(({ formAnchors = [] }) => formAnchors), kind: 'constructor' }, write);
  else list.forEach(write);
  page.raw('\n');
}

function writeValues(tools: PageTools, members: readonly PageMember[], list: NonNullable<TypeDescription['values']>): void {
  const { page, words } = tools;
  if (!begin(tools, members, words.values)) return;
  page.mark({ kind: 'rows', rows: members.map((member) => rowOf(member, words)) });
  page.raw(`| ${words.value} | ${words.purpose} |\n| --- | --- |\n`);
  for (const [index, value] of list.entries()) {
    page.raw(`| ${nameCell(value.name)} | `);
    writeCellText(tools, value, ['values', index]);
    page.raw(`${value.default === true ? ` ${words.byDefault}` : ''} |\n`);
  }
  page.raw('\n');
  for (const [index, value] of list.entries()) writeMore(tools, value, ['values', index], value.name.ru);
}

function writeConstants(tools: PageTools, members: readonly PageMember[], list: NonNullable<TypeDescription['constants']>): void {
  const { page, words } = tools;
  if (!begin(tools, members, words.constants)) return;
  page.mark({ kind: 'rows', rows: members.map((member) => rowOf(member, words)) });
  page.raw(`| ${words.constant} | ${words.purpose} |\n| --- | --- |\n`);
  for (const [index, constant] of list.entries()) {
    page.raw(`| ${nameCell(constant.name)}: ${codeCell(constant.type)}${constant.value === undefined ? '' : ` = ${codeCell(constant.value)}`} | `);
    writeCellText(tools, constant, ['constants', index]);
    page.raw(' |\n');
  }
  page.raw('\n');
  for (const [index, constant] of list.entries()) writeMore(tools, constant, ['constants', index], constant.name.ru);
}

function writeProperties(tools: PageTools, members: readonly PageMember[], list: readonly PropertyDescription[]): void {
  if (begin(tools, members, tools.words.properties)) writeGroups(tools, members, (group) => writePropertyGroup(tools, group, list));
}

function writePropertyGroup(tools: PageTools, members: readonly PageMember[], list: readonly PropertyDescription[]): void {
  const { page, words } = tools;
  const isLong = members.map(({ path }) => needsSection(list[Number(path[1])]));
  page.mark({ kind: 'rows', rows: members.map((member, index) => (isLong[index] === true ? null : rowOf(member, words))) });
  page.raw(`| ${words.property} | ${words.purpose} |\n| --- | --- |\n`);
  for (const [index, member] of members.entries()) {
    const property = list[Number(member.path[1])];
    if (property === undefined) continue;
    const name = isLong[index] === true ? `[${codeCell(property.name.ru)}](#${member.anchor})` : nameCell(property.name);
    page.raw(`| ${name}: ${codeCell(property.type)} | `);
    writeCellText(tools, property, member.path);
    page.raw(`${property.static === true ? ` ${words.ofType}` : ''}${property.readonly === true ? ` ${words.readOnly}` : ''} |\n`);
  }
  page.raw('\n');
  for (const [index, member] of members.entries()) {
    const property = list[Number(member.path[1])];
    if (property === undefined || isLong[index] !== true) continue;
    writeHeading(tools, member);
    writeSummary(tools, property, member.path);
    writeSignature(tools, member.signatures[0] ?? '');
    page.blocks([...member.path, 'description']);
    writeThrows(tools, property.throws, [...member.path, 'throws']);
    writeExamples(tools, property.examples, [...member.path, 'examples'], 0);
  }
}

function needsSection(property: PropertyDescription | undefined): boolean {
  if (property === undefined) return false;
  const { description, deprecated, throws, examples } = property;
  return [description, deprecated, throws, examples].some((part) => part !== undefined);
}

function writeMethods(tools: PageTools, members: readonly PageMember[], list: readonly MethodDescription[]): void {
  if (begin(tools, members, tools.words.methods)) writeGroups(tools, members, (group) => writeMethodGroup(tools, group, list));
}

/** Writes each group of `members` below a heading; what is in none comes first, without. */
function writeGroups({ page }: PageTools, members: readonly PageMember[], write: (group: readonly PageMember[]) => void): void {
  for (const title of new Set(members.map(({ group }) => group))) {
    const own = members.filter(({ group }) => group === title);
    const [first] = own;
    if (title !== undefined && first !== undefined) page.raw(`### ${escapeInline(title)} {#${groupIds[first.kind]}-${anchorOf(title)}}\n\n`);
    write(own);
  }
}

function writeMethodGroup(tools: PageTools, members: readonly PageMember[], list: readonly MethodDescription[]): void {
  for (const member of members) {
    const method = list[Number(member.path[1])];
    if (method !== undefined) writeMethod(tools, method, member);
  }
}

function writeMethod(tools: PageTools, method: MethodDescription, member: PageMember): void {
  const { path, signatures } = member;
  const { overloads } = method;
  writeHeading(tools, member);
  writeSummary(tools, method, path);
  if (overloads === undefined) {
    writeDeclaration(tools, method, { path, signature: signatures[0] ?? '' });
    return;
  }
  tools.page.blocks([...path, 'description']);
  writeForms(tools, { forms: overloads, anchors: member.formAnchors ?? [], kind: 'method' }, (form, index) =>
    writeForm(tools, form, { path: [...path, 'overloads', index], signature: signatures[index] ?? '' }),
  );
  writeExamples(tools, method.examples, [...path, 'examples'], 0);
}

interface WrittenForms<Form extends CallForm> {
  readonly forms: readonly Form[];
  readonly anchors: readonly string[];
  readonly kind: MemberKind;
}

/** Writes each of `forms` as a group of its own. */
function writeForms<Form extends CallForm>(
  { page }: PageTools,
  { forms, anchors, kind }: WrittenForms<Form>,
  write: (form: Form, index: number) => void,
): void {
  for (const [index, form] of forms.entries()) {
    const id = anchors[index] ?? '';
    const types = (form.parameters ?? []).map(({ type }) => type).join(', ');
    const summary = plainText(form.summary ?? '');
    page.group({ part: 'Form', props: { id, kind, number: index + 1, count: forms.length, types, summary }, id }, () => write(form, index));
  }
}

interface Place {
  readonly path: PageMember['path'];
  readonly signature: string;
}

/** Writes a form with what is said of it first. */
function writeForm(tools: PageTools, form: CallForm, place: Place): void {
  writeSummary(tools, form, place.path);
  writeDeclaration(tools, form, place);
}

function writeDeclaration(tools: PageTools, form: CallForm, { path, signature }: Place): void {
  writeSignature(tools, signature);
  tools.page.blocks([...path, 'description']);
  writeCall(tools, form, path);
}

function writeOperators(tools: PageTools, members: readonly PageMember[], list: NonNullable<TypeDescription['operators']>): void {
  const { page, words } = tools;
  if (!begin(tools, members, words.operators)) return;
  page.mark({ kind: 'rows' });
  page.raw(`| ${words.operator} | ${words.purpose} |\n| --- | --- |\n`);
  for (const [index, operator] of list.entries()) {
    page.raw(`| ${codeCell(operator.form)}: ${codeCell(operator.type)} | `);
    writeCellText(tools, operator, ['operators', index]);
    for (const [number, { type }] of (operator.throws ?? []).entries()) {
      page.raw(` ${codeCell(type)}: `);
      page.inline(['operators', index, 'throws', number, 'when'], true);
    }
    page.raw(' |\n');
  }
  page.raw('\n');
  for (const [index, operator] of list.entries()) writeMore(tools, operator, ['operators', index], operator.form);
}

function writeHeading({ page, words }: PageTools, member: PageMember): void {
  const { name, anchor, englishAnchor, group } = member;
  const aside = englishAnchor === undefined ? {} : { aside: { id: englishAnchor, text: name.en } };
  page.mark({ kind: 'heading', id: anchor, entry: entryOf(member, words), ...aside });
  page.raw(`${group === undefined ? '###' : '####'} ${escapeInline(name.ru)}\n\n`);
}

/** Writes the marks and the summary of a member that has a section of its own. */
function writeSummary(tools: PageTools, member: Partial<MethodDescription>, path: PageMember['path']): void {
  const { page, words, notes } = tools;
  if (member.deprecated !== undefined) page.group({ part: 'Deprecation' }, () => writeDeprecation(tools, member, path));
  page.inline([...path, 'summary']);
  page.raw('\n\n');
  const note = notes.ofMember(member);
  const rule = member.mustUse === true ? [asSentence(words.mustUse)] : [];
  const sentences = [...historyOf(words, member, member.aliases), ...rule, ...(note === undefined ? [] : [note])];
  if (sentences.length === 0) return;
  page.mark({ kind: 'replaced', part: 'Badges', props: { badges: badgesOf(words, member, note) } });
  page.raw(`${inItalics(sentences).trim()}\n\n`);
}

type BadgeKind = 'version' | 'history' | 'rule' | EvidenceKind;

function badge(kind: BadgeKind, text: string, title?: string): Json {
  return { kind, text, ...(title === undefined ? {} : { title }) };
}

/** What stands beside the name of a member: since when, until when, what it was called before, what it asks for, and how it is known. */
function badgesOf(words: ReferenceWords, member: Partial<MethodDescription>, note: string | undefined): Json {
  const { since, until, aliases = [], mustUse, evidence } = member;
  const known = kindOf(evidence);
  const evidenceBadge = (kind: EvidenceKind, sentence: string): Json =>
    sentence === words[kind] ? badge(kind, words.evidenceBadges[kind], sentence) : badge(kind, sentence.replace(/\.$/, ''));
  return [
    ...(since === undefined ? [] : [badge('version', words.sinceBadge(since))]),
    ...(until === undefined ? [] : [badge('history', words.untilBadge(until))]),
    ...(aliases.length === 0 ? [] : [badge('history', words.former(aliases))]),
    ...(mustUse === true ? [badge('rule', words.mustUse)] : []),
    ...(note === undefined || known === undefined ? [] : [evidenceBadge(known, note)]),
  ];
}

/** Writes how something is known, as small print. */
export function writeEvidence({ page }: PageTools, note: string | undefined): void {
  if (note === undefined) return;
  page.mark({ kind: 'wrapped', part: 'Evidence' });
  page.raw(`*${note}*\n\n`);
}

/** Writes that something should not be used any more, and what to use. */
export function writeDeprecation({ page, words }: PageTools, { deprecated }: Pick<DescribedMember, 'deprecated'>, path: PageMember['path']): void {
  if (deprecated === undefined) return;
  page.raw(`**${words.deprecated(deprecated.since)}.**${deprecated.reason === undefined ? '' : ' '}`);
  page.inline([...path, 'deprecated', 'reason']);
  page.raw(`${deprecated.replacement === undefined ? '' : ` ${words.instead(deprecated.replacement)}`}\n\n`);
}

function writeCellText({ page, words, notes }: PageTools, member: DescribedMember & Partial<NamedMember>, path: PageMember['path']): void {
  if (member.deprecated !== undefined) page.raw(`**${words.deprecated(member.deprecated.since)}.** `);
  page.inline([...path, 'summary'], true);
  const note = notes.ofMember(member);
  page.raw(inItalics([...historyOf(words, member, member.aliases), ...(note === undefined ? [] : [note])]));
}

/** Writes below a table what a row has no place for. */
function writeMore(tools: PageTools, { description, examples }: DescribedMember, path: PageMember['path'], code: string): void {
  if (description === undefined && examples === undefined) return;
  tools.page.raw(`**${codeCell(code)}**\n\n`);
  tools.page.blocks([...path, 'description']);
  writeExamples(tools, examples, [...path, 'examples'], 0);
}

function nameCell({ ru, en }: Names): string {
  return en === ru ? codeCell(ru) : `${codeCell(ru)} *${escapeInline(en)}*`;
}

/** What search shows of a member: both names, what it is, and what it was called before. */
function entryOf({ kind, name: { ru, en }, aliases = [] }: PageMember, words: ReferenceWords): string {
  const former = aliases.length === 0 ? [] : [words.former(aliases)];
  return [...new Set([ru, en]), words[kind].toLowerCase(), ...former].join(' · ');
}

function rowOf(member: PageMember, words: ReferenceWords): RowMark {
  const { anchor, englishAnchor } = member;
  return { id: anchor, entry: entryOf(member, words), ...(englishAnchor === undefined ? {} : { aside: englishAnchor }) };
}
