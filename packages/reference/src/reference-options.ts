import type { Json, Policy } from '@helpgen/model';
import { evidenceKinds, type EvidenceKind } from './type-description.ts';

/** What a site decides about its reference. */
export interface ReferenceOptions {
  /** How bad a type without description is. */
  readonly unknownTypes: Policy;
  /** What pages say of how they are known, in place of the words of their locale; of what has none here or there they say nothing. */
  readonly evidence: { readonly [kind in EvidenceKind]?: string };
  /** The words that a sentence about a method may begin with; none: any. */
  readonly verbs: readonly string[];
  /** How bad it is that one parameter, or one exception, is told of in three ways or more. */
  readonly wordings: Policy;
  /** Descriptions whose types are shown over several pages: globs, below the folder of documents. */
  readonly severalPages: readonly string[];
  /** What is told of in several ways because it means several things, each with the reason. */
  readonly meanings: { readonly [what: string]: string };
}

const policies: readonly string[] = ['ignore', 'log', 'warn', 'throw'] satisfies readonly Policy[];

/** The options that the config gives the preset; what is none of them is thrown. */
export function parseOptions(given: { readonly [option: string]: Json }): ReferenceOptions {
  const { unknownTypes = 'throw', evidence = {}, verbs = [], wordings = 'ignore', meanings = {}, severalPages = [], ...others } = given;
  const [unknown] = Object.keys(others);
  const known = '`unknownTypes`, `evidence`, `verbs`, `wordings`, `meanings` and `severalPages`';
  if (unknown !== undefined) throw new Error(`the option \`${unknown}\` is none of ${known}`);
  if (!isPolicy(unknownTypes)) throw new Error('the option `unknownTypes` is none of `ignore`, `log`, `warn` and `throw`');
  if (!isPolicy(wordings)) throw new Error('the option `wordings` is none of `ignore`, `log`, `warn` and `throw`');
  if (!isWords(verbs)) throw new Error('the option `verbs` is no list of words');
  if (!isWords(severalPages)) throw new Error('the option `severalPages` is no list of globs');
  if (!isReasons(meanings)) throw new Error('the option `meanings` is no object with a reason for each parameter or exception');
  if (!isEvidence(evidence)) throw new Error('the option `evidence` is no object with a sentence for `read`, `deduced` or both');
  return { unknownTypes, evidence, verbs, wordings, meanings, severalPages };
}

function isPolicy(value: Json): value is Policy {
  return typeof value === 'string' && policies.includes(value);
}

function isWords(value: Json): value is readonly string[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

function isReasons(value: Json): value is { readonly [what: string]: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((reason) => typeof reason === 'string' && reason !== '');
}

function isEvidence(value: Json): value is { readonly [kind in EvidenceKind]?: string } {
  return isReasons(value) && Object.keys(value).every((kind) => evidenceKinds.some((known) => known === kind));
}
