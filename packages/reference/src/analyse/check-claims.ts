import type { Diagnostic, Json, Location, NotedClaim } from '@helpgen/model';
import { fitArguments, scriptTypes } from '@helpgen/script';
import type { ClaimedArgument, ClaimedChain, ScriptClaim } from '@helpgen/script';
import { finding } from '../catalogue.ts';
import { createValueFitter, type ValueFitter } from './fit-values.ts';
import {
  belongsToType,
  boundIn,
  familyOf,
  findMember,
  parametersIn,
  resolve,
  unbound,
  type Bound,
  type FoundMember,
  type GivenType,
} from './given-types.ts';
import type { TypeEntry, TypeIndex } from './type-index.ts';

/** What claims are judged by: the descriptions, from a page in a folder. */
interface Judging extends ValueFitter {
  readonly index: TypeIndex;
  readonly folder: string | undefined;
  /** By chain the members that were found. */
  readonly members: Map<string, ReadMember | undefined>;
}

/** Says what is wrong with what code on a page in a folder does with described types; nothing of what nobody can tell. */
export type ClaimChecker = (claims: readonly NotedClaim[], folder: string | undefined) => readonly Diagnostic[];

/** A checker by the descriptions of `index`, which remembers what pages in one folder ask again and again. */
export function createClaimChecker(index: TypeIndex): ClaimChecker {
  const judgings = new Map<string | undefined, Judging>();
  return (claims, folder) => {
    if (claims.length === 0) return [];
    const judging = judgings.get(folder) ?? { index, folder, members: new Map(), ...createValueFitter(index, folder) };
    judgings.set(folder, judging);
    return claims.flatMap(({ claim, place }) => (isScriptClaim(claim) ? (judge(claim, place, judging) ?? []) : []));
  };
}

/** Other languages may claim other things. */
function isScriptClaim(claim: Json): claim is Json & ScriptClaim {
  return typeof claim === 'object' && claim !== null && 'kind' in claim;
}

function judge(claim: ScriptClaim, at: Location, judging: Judging): Diagnostic | undefined {
  switch (claim.kind) {
    case 'call':
    case 'read':
    case 'assignment':
      return judgeMember(claim, at, judging);
    case 'function': {
      const members = [...judging.index.spaces.values()].flatMap((entry) =>
        entry.type.members.flatMap((outline) =>
          outline.kind === 'method' && outline.name.ru === claim.name ? [{ owner: { entry, bound: unbound }, outline }] : [],
        ),
      );
      return judgeWholeCall({ what: claim.name, members, forms: members.flatMap(formsOf) }, claim, at, judging);
    }
    case 'new':
      return judgeCreation(claim, at, judging);
    case 'value': {
      const { type, value, what } = claim;
      return judging.fits({ text: type, folder: judging.folder, bound: unbound }, value)
        ? undefined
        : finding('HG3616', { what, type, given: judging.nameOf(value) }, { at });
    }
    case 'handlers':
      return judgeHandlers(claim.types, at, judging);
    case 'operation':
      return judgeOperation(claim, at, judging);
    default:
      return judgeUse(claim, at, judging);
  }
}

/** A member with the types that it is read of: forms of it may stand at any of their base types. */
interface ReadMember extends FoundMember {
  readonly readOf: readonly GivenType[];
}

/** The member that a chain ends with, where all types that it may be of have one of the same description. */
function memberOf(chain: ClaimedChain, judging: Judging): ReadMember | undefined {
  const key = `${chain.role} ${chain.name}`;
  if (!judging.members.has(key)) judging.members.set(key, findChained(chain, judging));
  return judging.members.get(key);
}

function findChained({ name, role }: ClaimedChain, { index, typesOf }: Judging): ReadMember | undefined {
  const dot = name.lastIndexOf('.');
  const owners = typesOf({ name: name.slice(0, dot), role });
  const [member, ...others] = owners.map((owner) => findMember(index, owner, name.slice(dot + 1)));
  if (member === undefined || others.some((other) => other?.outline !== member.outline)) return undefined;
  // A variable that is not in the text may be called like a type.
  const isOfType = role === 'member' && !name.slice(0, dot).includes('.');
  return isOfType && !owners.every((owner) => belongsToType(index, owner, member)) ? undefined : { ...member, readOf: owners };
}

function judgeMember(
  claim: ScriptClaim & { readonly kind: 'call' | 'read' | 'assignment' },
  at: Location,
  judging: Judging,
): Diagnostic | undefined {
  const member = memberOf(claim.member, judging);
  if (member === undefined) return undefined;
  const { kind, name, signatures } = member.outline;
  const what = `${member.owner.entry.type.name.ru}.${name.ru}`;
  if (claim.kind === 'read')
    return kind === 'method' ? finding('HG3615', { what, reason: 'it is a method, and is called with brackets' }, { at }) : undefined;
  const [signature = ''] = signatures;
  if (claim.kind === 'assignment') {
    if (kind !== 'property' || /^(?:статический )?знч /.test(signature)) return finding('HG3618', { what }, { at });
    const type = signature.slice(signature.indexOf(': ') + 2);
    const isFit =
      claim.value === undefined || judging.fits({ text: type, folder: member.owner.entry.folder, bound: member.owner.bound }, claim.value);
    return isFit || claim.value === undefined
      ? undefined
      : finding('HG3616', { what: `\`${what}\``, type, given: judging.nameOf(claim.value) }, { at });
  }
  if (kind !== 'method') {
    const isFunction = kind === 'property' && judging.typesOf(claim.member).length === 0;
    return isFunction ? undefined : finding('HG3615', { what, reason: 'it is no method, and is read without brackets' }, { at });
  }
  return judgeWholeCall({ what, members: [member], forms: allFormsOf(member, judging.index) }, claim, at, judging);
}

/** What a call may mean: one of `members` in one of `forms`. */
interface Called {
  readonly what: string;
  readonly members: readonly FoundMember[];
  readonly forms: readonly Form[];
}

function judgeWholeCall(
  { what, members, forms }: Called,
  { arguments: given, isUnused }: ScriptClaim & { readonly kind: 'call' | 'function' },
  at: Location,
  judging: Judging,
): Diagnostic | undefined {
  const reason = judgeCall(forms, given, judging);
  if (reason !== undefined) return finding('HG3615', { what, reason }, { at });
  const mustUse = members.length > 0 && members.every(({ outline }) => outline.mustUse === true);
  return isUnused === true && mustUse ? finding('HG3623', { what }, { at }) : undefined;
}

/** One way of calling, with what its generic parameters stand for. */
interface Form {
  readonly parameters: ReturnType<typeof parametersIn>;
  readonly bound: Bound;
  readonly folder: string;
}

function formsOf(member: FoundMember): readonly Form[] {
  const bound = boundIn(member);
  return member.outline.signatures.map((signature) => ({ parameters: parametersIn(signature), bound, folder: member.owner.entry.folder }));
}

/** With those of the base types: a method of the same name may take other arguments there. */
function allFormsOf({ outline, readOf }: ReadMember, index: TypeIndex): readonly Form[] {
  const root = index.find(scriptTypes.root);
  const roots = root === undefined || root === 'ambiguous' ? [] : [{ entry: root, bound: unbound }];
  const owners = [...readOf.flatMap((type) => familyOf(index, type).types), ...roots];
  return owners.flatMap((owner) =>
    owner.entry.type.members.flatMap((own) =>
      own.kind === 'method' && own.name.ru === outline.name.ru ? formsOf({ owner, outline: own }) : [],
    ),
  );
}

/** Why a call fits none of `forms`; `undefined` when it fits one, or nobody can tell. */
function judgeCall(forms: readonly Form[], given: readonly ClaimedArgument[], judging: Judging): string | undefined {
  // Signatures have the Russian names alone.
  if (forms.length === 0 || given.some(({ name }) => name !== undefined && /^[\w]+$/.test(name))) return undefined;
  const reasons: { readonly isOfType: boolean; readonly text: string }[] = [];
  for (const form of forms) {
    const fitted = fitArguments(form.parameters, given);
    const text = typeof fitted === 'string' ? fitted : misfit(fitted, form, judging);
    if (text === undefined) return undefined;
    reasons.push({ isOfType: typeof fitted !== 'string', text });
  }
  const [near = reasons[0], ...others] = reasons.filter(({ isOfType }) => isOfType);
  if (reasons.length === 1 || (near?.isOfType === true && others.length === 0)) return near?.text;
  return `none of its ${reasons.length} forms takes these arguments`;
}

function misfit(
  fitted: ReadonlyMap<Form['parameters'][number], ClaimedArgument>,
  { bound, folder }: Form,
  { fits, nameOf }: Judging,
): string | undefined {
  for (const [{ name, type }, { value }] of fitted) {
    if (value !== undefined && !fits({ text: type, folder, bound }, value))
      return `the parameter \`${name}\` takes \`${type}\`, and \`${nameOf(value)}\` is given`;
  }
  return undefined;
}

const withoutValues: { readonly [kind: string]: string } = {
  singleton: 'there is one value of it, which has its name',
  enumeration: 'an enumeration has its items and no others',
  annotation: 'an annotation is written with `@`',
};

function judgeCreation(
  { type: text, arguments: given }: ScriptClaim & { readonly kind: 'new' },
  at: Location,
  judging: Judging,
): Diagnostic | undefined {
  const [type, ...others] = resolve(judging.index, { text, folder: judging.folder, bound: unbound });
  if (type === undefined || others.length > 0) return undefined;
  const { kind, name, members } = type.entry.type;
  const forms = members.filter((member) => member.kind === 'constructor');
  if (withoutValues[kind] !== undefined || forms.length === 0) {
    return finding(
      'HG3617',
      { type: name.ru, reason: withoutValues[kind] ?? 'it has no constructor', makers: makersOf(type, judging.index) },
      { at },
    );
  }
  const reason = judgeCall(
    forms.flatMap((outline) => formsOf({ owner: type, outline })),
    given,
    judging,
  );
  return reason === undefined ? undefined : finding('HG3615', { what: `новый ${name.ru}`, reason }, { at });
}

/** Members that give a value of `type`: static ones of its own first. */
function makersOf({ entry }: GivenType, { types }: TypeIndex): string {
  const givesIt = new RegExp(`\\): ${entry.type.name.ru}\\??(?:<|$)`);
  const makers = (owner: TypeEntry): readonly string[] =>
    owner.type.members
      .filter(
        ({ kind, signatures, isStatic }) =>
          kind === 'method' && (owner !== entry || isStatic) && signatures.some((signature) => givesIt.test(signature)),
      )
      .map(({ name }) => `\`${owner.type.name.ru}.${name.ru}\``);
  return [...makers(entry), ...types.filter((other) => other !== entry).flatMap(makers)].slice(0, 3).join(', ');
}

const wantedBy = { use: scriptTypes.closeable, throw: scriptTypes.exception, loop: scriptTypes.iterable } as const;

function judgeUse(
  { kind, value }: ScriptClaim & { readonly kind: 'use' | 'throw' | 'loop' },
  at: Location,
  { index, typesOf, isNone, nameOf }: Judging,
): Diagnostic | undefined {
  const types = typesOf(value);
  const wanted = wantedBy[kind];
  // A library without the contract says nothing of it; a text is gone through by its characters.
  if (index.find(wanted) === undefined || !isNone(types, wanted)) return undefined;
  if (kind === 'loop' && types.some(({ entry }) => entry.type.name.ru === scriptTypes.text)) return undefined;
  return finding('HG3619', { type: nameOf(value), wanted, word: { use: 'исп', throw: 'выбросить', loop: 'для' }[kind] }, { at });
}

function judgeHandlers(texts: readonly string[], at: Location, { index, folder, isNone }: Judging): Diagnostic | undefined {
  const lists = texts.map((text) => resolve(index, { text, folder, bound: unbound }));
  for (const [place, types] of lists.entries()) {
    const text = texts[place] ?? '';
    if (index.find(scriptTypes.exception) !== undefined && isNone(types, scriptTypes.exception)) {
      return finding('HG3619', { type: text, wanted: scriptTypes.exception, word: 'поймать' }, { at });
    }
    const earlier = lists.slice(0, place).flat();
    const isCaught = (type: GivenType): boolean =>
      familyOf(index, type).types.some(({ entry }) => earlier.some((other) => other.entry === entry));
    const areAllCaught = earlier.some(({ entry }) => entry.type.name.ru === scriptTypes.exception);
    if (areAllCaught || (types.length > 0 && types.every(isCaught))) return finding('HG3620', { type: text }, { at });
  }
  return undefined;
}

function judgeOperation(
  { sign, left, right }: ScriptClaim & { readonly kind: 'operation' },
  at: Location,
  { index, typesOf, isNone, nameOf }: Judging,
): Diagnostic | undefined {
  const [one, ...moreOfOne] = typesOf(left);
  const [other, ...moreOfOther] = typesOf(right);
  if (one === undefined || other === undefined || moreOfOne.length + moreOfOther.length > 0) return undefined;
  const tell = (): Diagnostic => finding('HG3622', { sign, left: nameOf(left), right: nameOf(right) }, { at });
  const isA = (type: GivenType, name: string): boolean => !isNone([type], name);
  if (sign === 'и' || sign === 'или') return isA(one, scriptTypes.truth) && isA(other, scriptTypes.truth) ? undefined : tell();
  if (/^[<>]/.test(sign)) {
    const families = [familyOf(index, one), familyOf(index, other)];
    const isRelated =
      families.some(({ isWhole }) => !isWhole) ||
      families[0]?.types.some(({ entry }) => entry === other.entry) === true ||
      families[1]?.types.some(({ entry }) => entry === one.entry) === true;
    return isRelated ? undefined : tell();
  }
  // A text takes anything behind it; what stands before one is not checked.
  if (sign === '+' && [one, other].some(({ entry }) => entry.type.name.ru === scriptTypes.text)) return undefined;
  if (one.entry.type.name.ru === scriptTypes.number) return one.entry === other.entry ? undefined : tell();
  const family = familyOf(index, one);
  const operators = family.types.flatMap(({ entry }) => entry.type.members.filter(({ kind }) => kind === 'operator'));
  return !family.isWhole || operators.some(({ name }) => name.ru.split(' ')[1] === sign) ? undefined : tell();
}
