import { suggest } from '@helpgen/model';
import type { CallForm, Parameter, TypeDescription } from '../type-description.ts';
import type { DescriptionFile, FieldPath } from './description-file.ts';
import type { PageMember } from './member-list.ts';
import { repeatsName } from './repeats-name.ts';
import type { Report } from './report.ts';

/** Reports what of `type` is left unsaid or said twice: parameters, a summary that only repeats the type's name, items, members. */
export function checkDescription(file: DescriptionFile, type: TypeDescription, members: readonly PageMember[], report: Report): void {
  const at = file.rangeOf;
  const checkParameters = (parameters: readonly Parameter[] = [], path: FieldPath): void => {
    for (const [index, { name, description }] of parameters.entries()) {
      if (description === undefined) report('HG2702', { name: name.ru }, at([...path, 'parameters', index, 'name', 'ru']));
    }
  };
  const seen = new Map<string, PageMember>();
  const checkNames = (member: PageMember): void => {
    for (const language of ['ru', 'en'] as const) {
      const key = `${member.kind} ${member.name[language]}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, member);
      else if (first !== member) {
        const other = { range: at([...first.path, 'name', 'ru']), message: 'is described here' };
        return report('HG2704', { name: member.name[language] }, at([...member.path, 'name', language]), other);
      }
    }
  };
  if (type.kind === 'enumeration' && (type.values ?? []).length === 0) report('HG2705', { name: type.name.ru }, at(['name', 'ru']));
  // A member may be all that its name says: one concept is told in the same words everywhere.
  if (type.summary !== undefined && repeatsName(type.summary, type.name.ru)) report('HG2703', { name: type.name.ru }, at(['summary']));
  checkGroups(file, type, report);
  checkPages(file, type, report);
  checkParameters(type.parameters, []);
  for (const member of members) {
    const { kind, path } = member;
    const [key, index] = path;
    const list: unknown = Reflect.get(type, String(key));
    const call = (Array.isArray(list) ? list[Number(index)] : {}) as CallForm & { readonly overloads?: readonly CallForm[] };
    if (kind !== 'constructor' && kind !== 'operator') checkNames(member);
    checkParameters(call.parameters, path);
    for (const [form, { parameters }] of (call.overloads ?? []).entries()) checkParameters(parameters, [...path, 'overloads', form]);
  }
}

/** A page is the page of a group. */
function checkPages(file: DescriptionFile, { groups = {}, pages = {} }: TypeDescription, report: Report): void {
  for (const group of Object.keys(pages)) {
    if (Object.hasOwn(groups, group)) continue;
    report('HG2710', { group, suggestion: suggest(group, Object.keys(groups)) ?? '' }, file.rangeOf(['pages', group]));
  }
}

/** Each property and method stands in one group, when there are groups at all. */
function checkGroups(file: DescriptionFile, { groups, properties = [], methods = [] }: TypeDescription, report: Report): void {
  if (groups === undefined) return;
  const members = [
    ...properties.map(({ name }, index) => ({ name: name.ru, path: ['properties', index] })),
    ...methods.map(({ name }, index) => ({ name: name.ru, path: ['methods', index] })),
  ];
  const names = new Set(members.map(({ name }) => name));
  const groupOf = new Map<string, string>();
  for (const [group, list] of Object.entries(groups)) {
    for (const [index, name] of list.entries()) {
      const other = groupOf.get(name);
      const suggestion = other === undefined ? (suggest(name, names) ?? '') : '';
      const args = { name, group, other: other ?? '', suggestion };
      if (!names.has(name) || other !== undefined) report('HG2706', args, file.rangeOf(['groups', group, index]));
      groupOf.set(name, other ?? group);
    }
  }
  for (const { name, path } of members) {
    if (!groupOf.has(name)) report('HG2707', { name }, file.rangeOf([...path, 'name', 'ru']));
  }
}

/** The sentence about each method begins with one of `verbs`, when there are some. */
export function checkVerbs(file: DescriptionFile, { methods = [] }: TypeDescription, verbs: readonly string[], report: Report): void {
  if (verbs.length === 0) return;
  for (const [index, { name, summary }] of methods.entries()) {
    const word = /^[\p{L}-]+/u.exec(summary)?.[0] ?? '';
    const [start] = file.rangeOf(['methods', index, 'summary']);
    if (verbs.includes(word)) continue;
    report('HG2708', { name: name.ru, word, suggestion: suggest(word, verbs) ?? '' }, [start, start + Math.max(1, word.length)]);
  }
}
