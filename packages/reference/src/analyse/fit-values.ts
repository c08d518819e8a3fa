import type { ClaimedChain, ClaimedValue } from '@helpgen/script';
import { scriptTypes, wordsForTypes } from '@helpgen/script';
import { alternativesIn, familyOf, resolve, typesOfChain, type GivenType, type WrittenType } from './given-types.ts';
import type { TypeEntry, TypeIndex } from './type-index.ts';

/** What may stand where a type is written. */
interface Wanted {
  readonly types: readonly GivenType[];
  /** Of functions, how many parameters they have. */
  readonly functions: readonly number[];
  readonly canBeAbsent: boolean;
}

/** Type arguments and functions stand for types no deeper. */
const deepest = 20;

/** Says what chains give and whether a value fits a type. */
export interface ValueFitter {
  /** None when nobody can tell. */
  typesOf(value: ClaimedChain): readonly GivenType[];
  /** Whether `value` may stand where `wanted` is; also when nobody can tell. */
  fits(wanted: WrittenType, value: ClaimedValue): boolean;
  /** Whether each of `types` is known not to be a `name`. */
  isNone(types: readonly GivenType[], name: string): boolean;
  nameOf(value: ClaimedValue): string;
}

/** A fitter for code on pages in `folder`. */
export function createValueFitter(index: TypeIndex, folder: string | undefined): ValueFitter {
  const typesOf = ({ name, role }: ClaimedChain): readonly GivenType[] => typesOfChain(index, name, { folder, isOfType: role === 'member' });
  const families = new Map<TypeEntry, Family>();
  const familyFor = (type: GivenType): Family => {
    const family = families.get(type.entry) ?? entriesOf(index, type);
    families.set(type.entry, family);
    return family;
  };
  return {
    typesOf,
    fits(written, value) {
      const wanted = wantedOf(index, written, 0);
      if (wanted === undefined) return true;
      if (value === 'nothing') return wanted.canBeAbsent;
      const isAny = wanted.types.some(({ entry }) => entry.type.name.ru === scriptTypes.root);
      if ('parameters' in value) return isAny || wanted.functions.includes(value.parameters);
      const types = typesOf(value);
      return isAny || types.every((type) => isOneOf(familyFor(type), wanted.types));
    },
    isNone: (types, name) =>
      types.length > 0 &&
      types.every((type) => {
        const { isWhole, entries } = familyFor(type);
        return isWhole && entries.every((entry) => entry.type.name.ru !== name);
      }),
    nameOf(value) {
      if (value === 'nothing') return 'Неопределено';
      if ('parameters' in value) return `(${'?, '.repeat(value.parameters).slice(0, -2)})->?`;
      return [...new Set(typesOf(value).map(({ entry }) => entry.type.name.ru))].join('|');
    },
  };
}

/** A type with all that it is based on, whatever their parameters stand for. */
interface Family {
  readonly entries: readonly TypeEntry[];
  readonly isWhole: boolean;
}

function entriesOf(index: TypeIndex, type: GivenType): Family {
  const { types, isWhole } = familyOf(index, type);
  return { entries: types.map(({ entry }) => entry), isWhole };
}

/** Whether a type is one of `wanted` or based on one; also when a base type has no description. */
function isOneOf({ entries, isWhole }: Family, wanted: readonly GivenType[]): boolean {
  return !isWhole || entries.some((entry) => wanted.some((other) => other.entry === entry));
}

/** What `written` wants; `undefined` when nobody can tell all of it. */
function wantedOf(index: TypeIndex, { text, folder, bound }: WrittenType, depth: number): Wanted | undefined {
  const types: GivenType[] = [];
  const functions: number[] = [];
  let canBeAbsent = isOptional(text);
  const alternatives = alternativesIn(text);
  if (alternatives.length === 0 || depth > deepest) return undefined;
  for (const alternative of alternatives) {
    if (!('name' in alternative)) {
      functions.push(alternative.parameters.length);
      continue;
    }
    const { name } = alternative;
    if (bound.has(name)) {
      const standsFor = bound.get(name);
      const inner = standsFor && wantedOf(index, standsFor, depth + 1);
      if (inner === undefined) return undefined;
      types.push(...inner.types);
      functions.push(...inner.functions);
      canBeAbsent ||= inner.canBeAbsent;
    } else if (/^(?:Неопределено|Null)$/.test(name)) canBeAbsent = true;
    else {
      const [type] = wordsForTypes.has(name) ? [] : resolve(index, { text: name, folder, bound });
      if (type === undefined) return undefined;
      types.push(type);
    }
  }
  return { types, functions, canBeAbsent };
}

/** Whether a type says that its value may be absent, and not only one of its arguments. */
function isOptional(text: string): boolean {
  let own = text;
  for (let before = ''; before !== own;) {
    before = own;
    own = own.replaceAll('->', '').replace(/<[^<>]*>|\([^()]*\)/g, '');
  }
  return own.includes('?');
}
