import { contentCatalogue, defineDiagnostics } from '@helpgen/model';
import type { CallForm, Diagnostic, Names, Parameter, TypeDescription } from '@helpgen/model';
import { locate } from '../source/locate.ts';
import type { DescriptionFile, FieldPath } from './description-file.ts';
import type { PageMember } from './member-list.ts';
import { repeatsName } from './repeats-name.ts';

const finding = defineDiagnostics(contentCatalogue);

/** Reports what of `type` is left unsaid: parameters without description, and sentences that only repeat a name. */
export function checkDescription(file: DescriptionFile, type: TypeDescription, members: readonly PageMember[], report: (diagnostic: Diagnostic) => void): void {
  const at = (path: FieldPath): ReturnType<typeof locate> => locate(file.source, ...file.rangeOf(path));
  const checkSentence = (text: string | undefined, name: Names, path: FieldPath): void => {
    if (text !== undefined && repeatsName(text, name.ru)) report(finding('HG2703', { name: name.ru }, { at: at(path) }));
  };
  const checkParameters = (parameters: readonly Parameter[] = [], path: FieldPath): void => {
    for (const [index, { name, description }] of parameters.entries()) {
      const own = [...path, 'parameters', index];
      if (description === undefined) report(finding('HG2702', { name: name.ru }, { at: at([...own, 'name', 'ru']) }));
      else checkSentence(description, name, [...own, 'description']);
    }
  };
  checkSentence(type.summary, type.name, ['summary']);
  checkParameters(type.parameters, []);
  for (const { name, kind, summary, path } of members) {
    const [key, index] = path;
    const list: unknown = Reflect.get(type, String(key));
    const member = (Array.isArray(list) ? list[Number(index)] : {}) as CallForm & { readonly overloads?: readonly CallForm[] };
    if (kind !== 'constructor' && kind !== 'operator') checkSentence(summary, name, [...path, 'summary']);
    checkParameters(member.parameters, path);
    for (const [form, { parameters }] of (member.overloads ?? []).entries()) checkParameters(parameters, [...path, 'overloads', form]);
  }
}
