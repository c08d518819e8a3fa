import type { CallForm, GenericParameter, MethodDescription, Parameter, PropertyDescription, TypeDescription } from '../type-description.ts';

/** A declaration longer than this, which is what the column of a page of reference holds, is broken between its parameters. */
const longestLine = 84;

/** How a form of `method` is declared. */
export function methodSignature(method: MethodDescription, form: Pick<CallForm, 'static' | 'parameters' | 'returns'>): string {
  const head = `${(form.static ?? method.static) === true ? 'статический ' : ''}метод ${method.name.ru}${genericsOf(method.generics)}`;
  return call(head, form.parameters, form.returns === undefined ? '' : `: ${form.returns.type}`);
}

/** How a value of `type` is created with `parameters`. */
export function constructorSignature(type: TypeDescription, parameters: readonly Parameter[] | undefined): string {
  return call(`новый ${type.name.ru}${genericsOf(type.generics)}`, parameters, '');
}

/** How `property` would be declared in the language. */
export function propertySignature(property: PropertyDescription): string {
  return `${property.static === true ? 'статический ' : ''}${property.readonly === true ? 'знч' : 'пер'} ${property.name.ru}: ${property.type}`;
}

/** How the annotation `type` is written. */
export function annotationSignature(type: TypeDescription): string {
  return type.parameters === undefined || type.parameters.length === 0 ? `@${type.name.ru}` : call(`@${type.name.ru}`, type.parameters, '');
}

function genericsOf(generics: readonly GenericParameter[] | undefined): string {
  return generics === undefined || generics.length === 0 ? '' : `<${generics.map(({ name }) => name.ru).join(', ')}>`;
}

function call(head: string, parameters: readonly Parameter[] = [], tail: string): string {
  const written = parameters.map(({ name, type, default: value }) => `${name.ru}: ${type}${value === undefined ? '' : ` = ${value}`}`);
  const line = `${head}(${written.join(', ')})${tail}`;
  return line.length <= longestLine || written.length === 0 ? line : `${head}(\n${written.map((parameter) => `    ${parameter}`).join(',\n')}\n)${tail}`;
}
