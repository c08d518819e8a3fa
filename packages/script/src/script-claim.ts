/**
 * What code does that only the descriptions of a library can judge. Members and values are told as mentions have them:
 * what they begin with, and the steps from there.
 */
export type ScriptClaim =
  | ({ readonly kind: 'call'; readonly member: ClaimedChain } & ClaimedCall)
  /** A member is read and not called. */
  | { readonly kind: 'read'; readonly member: ClaimedChain }
  /** A call of what no type stands before. */
  | ({ readonly kind: 'function'; readonly name: string } & ClaimedCall)
  | { readonly kind: 'new'; readonly type: string; readonly arguments: readonly ClaimedArgument[] }
  /** A value stands where one of `type` is wanted: `what` says where. */
  | { readonly kind: 'value'; readonly type: string; readonly value: ClaimedValue; readonly what: string }
  | { readonly kind: 'assignment'; readonly member: ClaimedChain; readonly value?: ClaimedValue }
  /** `исп`, `выбросить`, `для … из` with a value. */
  | { readonly kind: 'use' | 'throw' | 'loop'; readonly value: ClaimedChain }
  /** The types that the handlers of a `попытка` catch, in their order. */
  | { readonly kind: 'handlers'; readonly types: readonly string[] }
  | { readonly kind: 'operation'; readonly sign: string; readonly left: ClaimedChain; readonly right: ClaimedChain };

/** What a call is given, and whether nothing is done with what it gives. */
interface ClaimedCall {
  readonly arguments: readonly ClaimedArgument[];
  readonly isUnused?: true;
}

/** A type or a value with steps behind it, as {@link import('@helpgen/model').CodeMention} has them. */
export interface ClaimedChain {
  readonly name: string;
  readonly role: 'value' | 'member';
}

/** A value as far as it is known: a chain, the literal of what is absent, or a function of so many parameters. */
export type ClaimedValue = ClaimedChain | 'nothing' | { readonly parameters: number };

/** An argument of a call, with its name where it is given; without a value nobody knows it. */
export interface ClaimedArgument {
  readonly name?: string;
  readonly value?: ClaimedValue;
}
