import { parseTypeNotation, wordsForTypes } from '@helpgen/script';
import type { CallForm, GenericParameter, TypeDescription } from '../type-description.ts';
import type { NotedType } from '../type-outline.ts';
import type { DescriptionFile, FieldPath } from './description-file.ts';
import type { PageMember } from './member-list.ts';
import type { Report } from './report.ts';
import { isPath } from './write-description.ts';

type Role = NotedType['role'];

/** Every type that the fields of `type` name, with its place; what is no type is reported. */
export function noteTypes(
  file: DescriptionFile,
  type: TypeDescription,
  members: readonly PageMember[],
  report: Report,
): readonly NotedType[] {
  const noted: NotedType[] = [];
  const ownScope = scopeOf(type.generics);

  const note = (text: string | undefined, path: FieldPath, role: Role, scope: ReadonlySet<string>, member?: number): void => {
    if (text === undefined) return;
    const [start, end] = file.rangeOf(path);
    const notation = parseTypeNotation(text);
    if ('offset' in notation) {
      report('HG2701', { type: text }, [start, end]);
      return;
    }
    for (const { name, start: from, end: to } of notation.names) {
      // A nested name of a scope is none of its own: `ТипЭлемента.X` cannot be written.
      if (scope.has(name)) continue;
      noted.push({ name, role, ...(member === undefined ? {} : { member }), at: file.source.spanOf(start + from, start + to) });
    }
  };
  const noteGenerics = (list: readonly GenericParameter[] = [], path: FieldPath, scope: ReadonlySet<string>, member?: number): void => {
    for (const [index, { extends: bound }] of list.entries()) note(bound, [...path, index, 'extends'], 'bound', scope, member);
  };
  const noteCall = ({ parameters = [], returns, throws = [] }: CallForm, path: FieldPath, scope: ReadonlySet<string>, member?: number): void => {
    for (const [index, parameter] of parameters.entries()) note(parameter.type, [...path, 'parameters', index, 'type'], 'parameter', scope, member);
    note(returns?.type, [...path, 'returns', 'type'], 'result', scope, member);
    for (const [index, thrown] of throws.entries()) note(thrown.type, [...path, 'throws', index, 'type'], 'exception', scope, member);
  };

  noteGenerics(type.generics, ['generics'], ownScope);
  for (const [index, base] of (type.extends ?? []).entries()) note(base, ['extends', index], 'base', ownScope);
  noteCall({ ...(type.parameters && { parameters: type.parameters }) }, [], ownScope);
  for (const [number, { path }] of members.entries()) {
    const [key, index] = path;
    const list: unknown = Reflect.get(type, String(key));
    const member = (Array.isArray(list) ? list[Number(index)] : {}) as CallForm & {
      type?: string;
      generics?: readonly GenericParameter[];
      overloads?: readonly CallForm[];
    };
    const scope = member.generics === undefined ? ownScope : scopeOf(type.generics, member.generics);
    noteGenerics(member.generics, [...path, 'generics'], scope, number);
    note(member.type, [...path, 'type'], 'result', scope, number);
    noteCall(member, path, scope, number);
    for (const [form, overload] of (member.overloads ?? []).entries()) noteCall(overload, [...path, 'overloads', form], scope, number);
  }
  for (const [index, entry] of (type.seeAlso ?? []).entries()) {
    if (!isPath(entry) && !entry.startsWith('[')) noted.push({ name: entry, role: 'see-also', at: file.source.spanOf(...file.rangeOf(['seeAlso', index])) });
  }
  return noted;
}

/** Names that mean no type: the words of the language and the generic parameters of `lists`. */
function scopeOf(...lists: readonly (readonly GenericParameter[] | undefined)[]): ReadonlySet<string> {
  return new Set([...wordsForTypes, ...lists.flatMap((list = []) => list.flatMap(({ name }) => [name.ru, name.en]))]);
}
