import type { ClaimedChain, ClaimedValue } from './script-claim.ts';
import type { DeclarationNode, MethodNode, NameNode, OwnTypeNode } from './script-tree.ts';

/** A type that the code itself declares, with its members by name. */
export interface OwnType {
  readonly node: OwnTypeNode;
  readonly fields: readonly DeclarationNode[];
  readonly methods: readonly MethodNode[];
}

/** What is known of a value; `undefined` in place of it: nothing. */
export type KnownValue =
  | ({ readonly kind: 'chain' } & ClaimedChain)
  | { readonly kind: 'own' | 'own-type'; readonly type: OwnType }
  | { readonly kind: 'method'; readonly methods: readonly MethodNode[] }
  | { readonly kind: 'nothing' | 'never' }
  | { readonly kind: 'function'; readonly parameters: number };

/** Chains are followed no further. */
const longest = 240;

/** What a name stands for. */
export interface Binding {
  readonly value: KnownValue | undefined;
  /** The keyword that declares it; `параметр` of a method, `лямбда` of a lambda, `поле` of a type. */
  readonly word: string;
  readonly at: NameNode;
  /** The scopes of the lambdas that keep its value. */
  readonly captures: Scope[];
}

/** A stretch of code with names of its own. */
export interface Scope {
  readonly own: Map<string, Binding>;
  readonly outer: Scope | undefined;
  /** What `этот` is. */
  readonly self?: OwnType;
  /** The type that `возврат` gives. */
  readonly result?: string;
  /** Whether it is that of a lambda: what is outside cannot be changed here. */
  readonly isLambda?: boolean;
  /** Whether names of it may be told of: the code of a method is whole, a piece may show one thing twice. */
  readonly isWhole: boolean;
}

/** A scope inside of `outer`. */
export function createScope(outer: Scope | undefined, marks: Partial<Omit<Scope, 'own' | 'outer'>> = {}): Scope {
  return { own: new Map(), outer, isWhole: outer?.isWhole ?? false, ...marks };
}

/** What `name` means in `scope`, and whether a lambda stands between the two. */
export function lookUp(scope: Scope, name: string): { readonly binding: Binding; readonly isOutside: boolean } | undefined {
  let isOutside = false;
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    const binding = at.own.get(name);
    if (binding !== undefined) return { binding, isOutside };
    isOutside ||= at.isLambda === true;
  }
  return undefined;
}

/** Whether one of two scopes stands in the other: what is done in both may be done one after the other. */
export function isWithin(inner: Scope, outer: Scope): boolean {
  for (let at: Scope | undefined = inner; at !== undefined; at = at.outer) if (at === outer) return true;
  return false;
}

/** A chain that begins with `name`; of one that is too long nothing is known. */
export function chain(name: string, role: ClaimedChain['role'] = 'value'): KnownValue | undefined {
  return name.length > longest ? undefined : { kind: 'chain', name, role };
}

/** `value` as a claim has it; `undefined`: a library cannot say anything about it. */
export function claimed(value: KnownValue | undefined): ClaimedValue | undefined {
  if (value?.kind === 'nothing') return 'nothing';
  if (value?.kind === 'function') return { parameters: value.parameters };
  return claimedChain(value);
}

/** The same, when it is a chain. A name alone may be a variable of a text that is not here. */
export function claimedChain(value: KnownValue | undefined): ClaimedChain | undefined {
  if (value?.kind !== 'chain' || (value.role === 'member' && !value.name.includes('.'))) return undefined;
  return { name: value.name, role: value.role };
}

/** Whether the same is known of both. */
export function isSameValue(one: KnownValue | undefined, other: KnownValue | undefined): boolean {
  if (one === undefined || other === undefined || one.kind !== other.kind) return false;
  if (one.kind === 'chain') return other.kind === 'chain' && one.name === other.name && one.role === other.role;
  return one.kind === 'own' && other.kind === 'own' && one.type === other.type;
}
