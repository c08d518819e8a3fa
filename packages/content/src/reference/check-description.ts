import { contentCatalogue, defineDiagnostics } from '@helpgen/model';
import type { CallForm, Diagnostic, Names, Parameter, TypeDescription } from '@helpgen/model';
import { locate } from '../source/locate.ts';
import type { DescriptionFile, FieldPath } from './description-file.ts';
import type { PageMember } from './member-list.ts';
import { repeatsName } from './repeats-name.ts';

const finding = defineDiagnostics(contentCatalogue);

/** Reports what of `type` is left unsaid or said twice: parameters without description, sentences that only repeat a name, items, members. */
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
  const seen = new Map<string, PageMember>();
  const checkNames = (member: PageMember): void => {
    for (const language of ['ru', 'en'] as const) {
      const key = `${member.kind} ${member.name[language]}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, member);
      else if (first !== member) {
        const related = [{ at: at([...first.path, 'name', 'ru']), message: 'is described here' }];
        return report(finding('HG2704', { name: member.name[language] }, { at: at([...member.path, 'name', language]), related }));
      }
    }
  };
  if (type.kind === 'enumeration' && (type.values ?? []).length === 0) report(finding('HG2705', { name: type.name.ru }, { at: at(['name', 'ru']) }));
  checkSentence(type.summary, type.name, ['summary']);
  checkParameters(type.parameters, []);
  for (const member of members) {
    const { name, kind, summary, path } = member;
    const [key, index] = path;
    const list: unknown = Reflect.get(type, String(key));
    const call = (Array.isArray(list) ? list[Number(index)] : {}) as CallForm & { readonly overloads?: readonly CallForm[] };
    if (kind !== 'constructor' && kind !== 'operator') {
      checkNames(member);
      checkSentence(summary, name, [...path, 'summary']);
    }
    checkParameters(call.parameters, path);
    for (const [form, { parameters }] of (call.overloads ?? []).entries()) checkParameters(parameters, [...path, 'overloads', form]);
  }
}
