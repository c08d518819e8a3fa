import type { TypePiece } from '../api-page.ts';
import { isFields, textAt, below, fieldsOf, itemsOf, type Spot } from '../read/spot.ts';
import { joined } from '../schema/type-label.ts';
import { kinds, type Reflection, type Reflections } from './read-reflections.ts';

/** A type as TypeDoc writes it, in the notation of TypeScript; what has a page leads to it. */
export function typeOf(reflections: Reflections, type: unknown): readonly TypePiece[] {
  if (!isFields(type)) return ['any'];
  const of = (inner: unknown): readonly TypePiece[] => typeOf(reflections, inner);
  const list = (types: unknown, between: string): readonly TypePiece[] =>
    (Array.isArray(types) ? types : []).flatMap((inner: unknown, index) => (index === 0 ? of(inner) : [between, ...of(inner)]));
  const text = (key: string): string => String(type[key] ?? '');
  switch (type['type']) {
    case 'intrinsic':
    case 'unknown':
      return [text('name')];
    case 'literal':
      return [JSON.stringify(type['value']) ?? 'null'];
    case 'reference': {
      const to = reflections.targetOf(type['target'] ?? type['id']);
      const name: TypePiece = to === undefined ? text('name') : { text: text('name'), to };
      return Array.isArray(type['typeArguments']) ? [name, '<', ...list(type['typeArguments'], ', '), '>'] : [name];
    }
    case 'array': {
      const inner = of(type['elementType']);
      return inner.some((piece) => typeof piece === 'string' && piece.includes(' ')) ? ['(', ...inner, ')[]'] : [...inner, '[]'];
    }
    case 'union':
      return list(type['types'], ' | ');
    case 'intersection':
      return list(type['types'], ' & ');
    case 'tuple':
      return ['[', ...list(type['elements'], ', '), ']'];
    case 'namedTupleMember':
      return [`${text('name')}: `, ...of(type['element'])];
    case 'optional':
      return [...of(type['elementType']), '?'];
    case 'rest':
      return ['...', ...of(type['elementType'])];
    case 'typeOperator':
      return [`${text('operator')} `, ...of(type['target'])];
    case 'indexedAccess':
      return [...of(type['objectType']), '[', ...of(type['indexType']), ']'];
    case 'query':
      return ['typeof ', ...of(type['queryType'])];
    case 'predicate':
      return [`${text('name')} is `, ...of(type['targetType'])];
    case 'conditional':
      return [...of(type['checkType']), ' extends ', ...of(type['extendsType']), ' ? ', ...of(type['trueType']), ' : ', ...of(type['falseType'])];
    case 'inferred':
      return [`infer ${text('name')}`];
    case 'mapped': {
      const [readonly, optional] = [signed(type['readonlyModifier'], 'readonly '), signed(type['optionalModifier'], '?')];
      const renamed = type['nameType'] === undefined ? [] : [' as ', ...of(type['nameType'])];
      return [`{ ${readonly}[${text('parameter')} in `, ...of(type['parameterType']), ...renamed, `]${optional}: `, ...of(type['templateType']), ' }'];
    }
    case 'templateLiteral': {
      const pieces = itemsOf({ value: type['tail'] }).flatMap(({ value }) => {
        const [inner, behind] = Array.isArray(value) ? (value as readonly unknown[]) : [];
        return ['${', ...of(inner), `}${String(behind ?? '')}`];
      });
      return [`\`${text('head')}`, ...pieces, '`'];
    }
    case 'reflection':
      return objectType(reflections, type['declaration']);
    default:
      // What a later TypeDoc writes is at least named.
      return [text('name') === '' ? text('type') : text('name')];
  }
}

/** `word` with the sign that TypeDoc gives it. */
function signed(sign: unknown, word: string): string {
  return sign === undefined ? '' : `${sign === '-' ? '-' : ''}${word}`;
}

/** A type that is written in place: a function or an object. */
function objectType(reflections: Reflections, declaration: unknown): readonly TypePiece[] {
  const spot: Spot = { value: declaration };
  const [signature] = itemsOf(below(spot, 'signatures'));
  if (signature !== undefined) return ['(', ...parametersOf(reflections, signature), ') => ', ...typeOf(reflections, fieldsOf(signature)['type'])];
  const members = itemsOf(below(spot, 'children'));
  const inside = [...indexesOf(reflections, spot), ...members.map((member) => memberType(reflections, member))].flatMap((pieces) => [...pieces, '; ']);
  return inside.length === 0 ? ['{}'] : ['{ ', ...inside, '}'];
}

function memberType(reflections: Reflections, member: Spot): readonly TypePiece[] {
  const [method] = itemsOf(below(member, 'signatures'));
  if (method === undefined) return [`${nameOf(member)}: `, ...typeOf(reflections, fieldsOf(member)['type'])];
  return [`${nameOf(member)}(`, ...parametersOf(reflections, method), '): ', ...typeOf(reflections, fieldsOf(method)['type'])];
}

/** What an object has under names that are not told one by one. */
export function indexesOf(reflections: Reflections, spot: Spot): readonly (readonly TypePiece[])[] {
  return itemsOf(below(spot, 'indexSignatures')).map((index) => {
    return ['[', ...parametersOf(reflections, index), ']: ', ...typeOf(reflections, fieldsOf(index)['type'])];
  });
}

/** Type parameters with what they must be and what they are by default. */
function genericsOf(reflections: Reflections, declared: Spot): readonly TypePiece[] {
  const list = itemsOf(below(declared, 'typeParameters')).map((parameter): readonly TypePiece[] => {
    const { type, default: usual } = fieldsOf(parameter);
    const bound = type === undefined ? [] : [' extends ', ...typeOf(reflections, type)];
    return [textAt(parameter, 'name') ?? '', ...bound, ...(usual === undefined ? [] : [' = ', ...typeOf(reflections, usual)])];
  });
  return list.length === 0 ? [] : ['<', ...list.flatMap((pieces, index) => (index === 0 ? pieces : [', ', ...pieces])), '>'];
}

function nameOf(spot: Spot): string {
  return `${textAt(spot, 'name') ?? ''}${fieldsOf(below(spot, 'flags'))['isOptional'] === true ? '?' : ''}`;
}

function parametersOf(reflections: Reflections, signature: Spot): readonly TypePiece[] {
  return reflections.parametersOf(signature).flatMap((parameter, index): readonly TypePiece[] => {
    const isRest = fieldsOf(below(parameter, 'flags'))['isRest'] === true;
    return [`${index === 0 ? '' : ', '}${isRest ? '...' : ''}${nameOf(parameter)}: `, ...typeOf(reflections, fieldsOf(parameter)['type'])];
  });
}

const words: { readonly [kind: number]: string } = {
  [kinds.class]: 'class ', [kinds.interface]: 'interface ', [kinds.function]: 'function ', [kinds.typeAlias]: 'type ', [kinds.enum]: 'enum ',
  [kinds.variable]: 'const ', [kinds.namespace]: 'namespace ',
};

/** What is said of a reflection before its name. */
const marked = [['isProtected', 'protected'], ['isAbstract', 'abstract'], ['isStatic', 'static'], ['isReadonly', 'readonly']] as const;

/** How a reflection is declared, by one of its signatures. */
export function signatureOf(reflections: Reflections, reflection: Reflection, declared: Spot): readonly TypePiece[] {
  return joined(piecesOf(reflections, reflection, declared));
}

function piecesOf(reflections: Reflections, { name, kind, spot }: Reflection, declared: Spot): readonly TypePiece[] {
  const { type, default: value } = fieldsOf(declared);
  const flags = fieldsOf(below(spot, 'flags'));
  const marks = marked.filter(([flag]) => flags[flag] === true).map(([, word]) => `${word} `);
  const said = kind === kinds.constructor ? `new ${(textAt(declared, 'name') ?? name).replace(/^new /, '')}` : name;
  const head = [`${marks.join('')}${words[kind] ?? ''}${said}`, ...genericsOf(reflections, declared)];
  if (declared !== spot && kind !== kinds.accessor) return [...head, '(', ...parametersOf(reflections, declared), '): ', ...typeOf(reflections, type)];
  if (kind === kinds.class || kind === kinds.interface) {
    const bases = heritage(reflections, spot, 'extendedTypes', 'extends');
    const indexes = indexesOf(reflections, spot).flatMap((pieces) => [...pieces, '; ']);
    return [...head, ...bases, ...heritage(reflections, spot, 'implementedTypes', 'implements'), ...(indexes.length === 0 ? [] : [' { ', ...indexes, '}'])];
  }
  if (type === undefined) return value === undefined ? head : [...head, ` = ${JSON.stringify(value)}`];
  return [...head, kind === kinds.typeAlias ? ' = ' : ': ', ...typeOf(reflections, type)];
}

function heritage(reflections: Reflections, spot: Spot, key: string, word: string): readonly TypePiece[] {
  const types = itemsOf(below(spot, key));
  return types.flatMap((type, index) => [index === 0 ? ` ${word} ` : ', ', ...typeOf(reflections, type.value)]);
}
