import type { CallForm, TypeDescription } from '../type-description.ts';
import type { Wording } from '../type-outline.ts';
import type { DescriptionFile, FieldPath } from './description-file.ts';

/** What `type` tells of parameters and exceptions, each with its place. */
export function noteWordings(file: DescriptionFile, type: TypeDescription): readonly Wording[] {
  const noted: Wording[] = [];
  const note = (what: string, text: string | undefined, path: FieldPath): void => {
    if (text !== undefined) noted.push({ what, text, at: file.source.spanOf(...file.rangeOf(path)) });
  };
  const noteCall = ({ parameters = [], throws = [] }: Pick<CallForm, 'parameters' | 'throws'>, path: FieldPath): void => {
    for (const [index, { name, type: of, description }] of parameters.entries()) {
      note(`${name.ru}: ${of}`, description, [...path, 'parameters', index, 'description']);
    }
    for (const [index, { type: of, when }] of throws.entries()) note(of, when, [...path, 'throws', index, 'when']);
  };
  for (const key of ['constructors', 'properties', 'methods', 'operators'] as const) {
    for (const [index, member] of (type[key] ?? []).entries()) noteCall(member, [key, index]);
  }
  for (const [index, { overloads = [] }] of (type.methods ?? []).entries()) {
    for (const [form, overload] of overloads.entries()) noteCall(overload, ['methods', index, 'overloads', form]);
  }
  return noted;
}
