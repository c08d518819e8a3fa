import type { CodeName } from '@helpgen/model';
import type { ClaimedArgument, ScriptClaim } from './script-claim.ts';
import type { ScriptCode } from './catalogue.ts';
import { chain, claimed, type KnownValue, type OwnType, type Scope } from './known-values.ts';
import type { MethodNode, StatementNode, Stretch, TypeNode } from './script-tree.ts';

/** The names that a text declares in any way. */
export interface DeclaredNames {
  readonly types: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
}

/** Something that is wrong with code. */
export interface ScriptFinding extends Stretch {
  readonly code: ScriptCode;
  readonly args: { readonly [name: string]: string };
}

/** What a walk over code knows of all of it, and where it tells what it finds. */
export interface Walk {
  readonly names: DeclaredNames;
  readonly types: ReadonlyMap<string, OwnType>;
  /** Methods of the module by name; more than one are overloads. */
  readonly methods: ReadonlyMap<string, readonly MethodNode[]>;
  /** Own types of which the code creates a value. */
  readonly created: Set<string>;
  /** Own exceptions that are caught: where, and of which statements. */
  readonly handlers: { readonly type: string; readonly at: Stretch; readonly of: readonly StatementNode[] }[];
  read(name: Pick<CodeName, 'name' | 'role'>, at: Stretch): void;
  claim(claim: ScriptClaim, at: Stretch): void;
  tell(code: ScriptCode, args: { readonly [name: string]: string }, at: Stretch): void;
  /** Looks at statements inside of an expression. */
  visitAll(statements: readonly StatementNode[], scope: Scope): void;
}

/** An argument of a call with what is known of its value. */
export interface GivenArgument extends ClaimedArgument {
  readonly known: KnownValue | undefined;
  readonly at: Stretch;
}

/** What a value of the type `type` is. */
export function valueOfType(
  type: Pick<TypeNode, 'text'> | undefined,
  { types, names }: Pick<Walk, 'types' | 'names'>,
): KnownValue | undefined {
  if (type === undefined) return undefined;
  const own = types.get(type.text.replace(/\?$/, ''));
  if (own !== undefined) return { kind: 'own', type: own };
  const text = typeText(type.text, names);
  return text.startsWith('неизвестно') ? undefined : chain(text);
}

/** A type without those that the code declares itself, which no library knows. */
export function typeText(text: string, names: DeclaredNames): string {
  return text.replace(/[\p{L}_][\p{L}\p{N}_]*/gu, (word) => (names.types.has(word) ? 'неизвестно' : word));
}

/** Says that a value of `known` stands where one of `type` is wanted. */
export function claimValue(type: string | undefined, known: KnownValue | undefined, walk: Walk, what: string, at: Stretch): void {
  const value = claimed(known);
  const text = type === undefined ? '' : typeText(type, walk.names);
  if (value !== undefined && text !== '' && !text.includes('неизвестно')) walk.claim({ kind: 'value', type: text, value, what }, at);
}
