import { contentCatalogue, defineDiagnostics } from '@helpgen/model';
import type { CallForm, Diagnostic, Parameter, TypeDescription } from '@helpgen/model';
import { locate } from '../source/locate.ts';
import type { DescriptionFile, FieldPath } from './description-file.ts';
import type { PageMember } from './member-list.ts';
import { repeatsName } from './repeats-name.ts';

const finding = defineDiagnostics(contentCatalogue);

/** Reports what of `type` is left unsaid or said twice: parameters without description, a summary that only repeats the type's name, items, members. */
export function checkDescription(file: DescriptionFile, type: TypeDescription, members: readonly PageMember[], report: (diagnostic: Diagnostic) => void): void {
  const at = (path: FieldPath): ReturnType<typeof locate> => locate(file.source, ...file.rangeOf(path));
  const checkParameters = (parameters: readonly Parameter[] = [], path: FieldPath): void => {
    for (const [index, { name, description }] of parameters.entries()) {
      const own = [...path, 'parameters', index];
      if (description === undefined) report(finding('HG2702', { name: name.ru }, { at: at([...own, 'name', 'ru']) }));
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
  // A member may be all that its name says: one concept is told in the same words everywhere.
  if (type.summary !== undefined && repeatsName(type.summary, type.name.ru)) {
    report(finding('HG2703', { name: type.name.ru }, { at: at(['summary']) }));
  }
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
