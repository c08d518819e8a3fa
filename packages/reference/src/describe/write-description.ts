import type { TypeDescription } from '../type-description.ts';
import type { DescriptionFile } from './description-file.ts';
import type { EvidenceNotes } from './evidence.ts';
import { slugOf, type PageMember } from './member-list.ts';
import { createPageWriter, type PageText, type PageWriter } from './page-text.ts';
import type { ReferenceWords } from './reference-words.ts';
import { annotationSignature } from './signatures.ts';
import { writeExamples, writeGenerics, writeParameters, writeSignature, type PageTools } from './write-calls.ts';
import { writeDeprecation, writeEvidence, writeItems, writeMembers } from './write-members.ts';

/** What a page is written with. */
export interface PageMaterials {
  readonly members: readonly PageMember[];
  readonly words: ReferenceWords;
  readonly notes: EvidenceNotes;
}

/** The page of `type`, the description in `file`. */
export function writeDescription(file: DescriptionFile, type: TypeDescription, materials: PageMaterials): PageText {
  const { words, members, notes } = materials;
  const page = createPageWriter(file);
  const tools: PageTools = { page, words, notes };
  // A home page opens with its hero.
  if (type.page?.layout !== 'home') {
    page.inline(['summary']);
    page.raw('\n\n');
    page.mark({ kind: 'replaced', part: 'TypeFacts' });
    page.raw('…\n\n');
    writeTargets(tools, type);
  }
  writeEvidence(tools, notes.ofPage);
  if (type.deprecated !== undefined) page.group({ part: 'Deprecation' }, () => writeDeprecation(tools, type, []));
  writeItems(tools, type, members);
  // Items of an enumeration say all there is to say of them, and a library is introduced before its namespaces.
  if (type.kind !== 'enumeration' && type.kind !== 'library') writeIndex(tools, type);
  if (type.kind === 'annotation') writeSignature(tools, annotationSignature(type));
  page.blocks(['description']);
  writeGenerics(tools, type.generics, ['generics']);
  if (type.parameters !== undefined && type.parameters.length > 0) {
    page.raw(`## ${words.parameters} {#parameters}\n\n`);
    writeParameters(tools, type.parameters, ['parameters']);
  }
  if (type.examples !== undefined && type.examples.length > 0) {
    page.raw(`## ${words.examples} {#examples}\n\n`);
    writeExamples(tools, type.examples, ['examples'], 3);
  }
  writeMembers(tools, type, members.filter((member) => slugOf(type, member) === undefined));
  if (type.kind === 'enumeration' || type.kind === 'library') writeIndex(tools, type);
  if (!isSpace(type)) writeComputed(page, usesPart(words));
  writeSeeAlso(tools, type);
  return page.finish();
}

function writeTargets({ page, words }: PageTools, { targets = [] }: TypeDescription): void {
  if (targets.length > 0) page.raw(`${words.targets}: ${targets.map((target) => `\`${target}\``).join(', ')}.\n\n`);
}

/** What the site computes below a heading that is drawn where something was found. */
interface ComputedPart {
  readonly part: 'OwnMembers' | 'InheritedMembers' | 'TypeUses' | 'TypeContents';
  readonly title: string;
  readonly id: string;
}

/** Every part of the page of `type` that the site computes. */
export function computedParts(type: TypeDescription, words: ReferenceWords): readonly ComputedPart[] {
  return isSpace(type) ? indexParts(type, words) : [...indexParts(type, words), usesPart(words)];
}

/** The lists of what is found on the page or reached from it. */
function indexParts(type: TypeDescription, words: ReferenceWords): readonly ComputedPart[] {
  const contents: ComputedPart = { part: 'TypeContents', title: words.contents, id: 'contents' };
  if (type.kind === 'library') return [contents];
  const own: ComputedPart = { part: 'OwnMembers', title: type.kind === 'namespace' ? words.spaceMembers : words.members, id: 'members' };
  return type.kind === 'namespace' ? [contents, own] : [own, { part: 'InheritedMembers', title: words.inherited, id: 'inherited' }];
}

function usesPart(words: ReferenceWords): ComputedPart {
  return { part: 'TypeUses', title: words.relations, id: 'relations' };
}

function isSpace({ kind }: TypeDescription): boolean {
  return kind === 'namespace' || kind === 'library';
}

function writeIndex({ page, words }: PageTools, type: TypeDescription): void {
  const parts = indexParts(type, words);
  const lists = parts.filter(({ part }) => part !== 'TypeContents');
  for (const computed of parts) if (computed.part === 'TypeContents') writeComputed(page, computed);
  if (lists.length === 0) return;
  page.group({ part: 'MemberIndex' }, () => {
    for (const computed of lists) writeComputed(page, computed);
  });
}

function writeComputed(page: PageWriter, { part, title, id }: ComputedPart): void {
  page.mark({ kind: 'wrapped', part });
  page.raw(`${part === 'InheritedMembers' ? '###' : '##'} ${title} {#${id}}\n\n`);
}

function writeSeeAlso({ page, words }: PageTools, { seeAlso }: TypeDescription): void {
  if (seeAlso === undefined || seeAlso.length === 0) return;
  page.raw(`## ${words.seeAlso} {#see-also}\n\n`);
  for (const [index, entry] of seeAlso.entries()) {
    // A link without a text is named by the page that it leads to.
    const [before, behind] = isPath(entry) ? ['[](', ')'] : entry.startsWith('[') ? ['', ''] : ['`', '`'];
    page.raw(`- ${before}`);
    page.inline(['seeAlso', index]);
    page.raw(`${behind}\n`);
  }
  page.raw('\n');
}

/** Whether an entry of the list of what to read next is the path of a page. */
export function isPath(entry: string): boolean {
  return /^(?:\/|\.\.?\/|@site\/)/.test(entry);
}
