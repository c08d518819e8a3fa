import type { CodeName } from '@helpgen/model';
import type { ScriptClaim } from './script-claim.ts';
import { createThrowFinder } from './find-thrown.ts';
import { createScope, type OwnType } from './known-values.ts';
import type { DeclarationNode, MethodNode, StatementNode, Stretch } from './script-tree.ts';
import { visitStatements } from './visit-statements.ts';
import type { DeclaredNames, ScriptFinding, Walk } from './walk.ts';

/** What a walk over code finds. */
export interface ScriptReading {
  /** The members that are read of values whose type is evident. */
  readonly names: readonly CodeName[];
  readonly claims: readonly (Stretch & { readonly claim: ScriptClaim })[];
  readonly findings: readonly ScriptFinding[];
}

/**
 * Reads what `statements` say of values whose type is evident: of types themselves, literals and new values, of variables,
 * parameters and own methods that are declared with a type or with such a value, of the parameters of lambdas, and of what
 * members of all these give.
 */
export function readScript(statements: readonly StatementNode[], names: DeclaredNames): ScriptReading {
  const found = { names: [] as CodeName[], claims: [] as ScriptReading['claims'][number][], findings: [] as ScriptFinding[] };
  const methods = new Map<string, MethodNode[]>();
  const types = new Map<string, OwnType>();
  for (const node of statements) {
    if (node.kind === 'method') methods.set(node.name.text, [...(methods.get(node.name.text) ?? []), node]);
    if (node.kind === 'type')
      types.set(node.name.text, { node, fields: node.members.filter(isField), methods: node.members.filter(isMethod) });
  }
  const walk: Walk = {
    names,
    types,
    methods,
    created: new Set(),
    handlers: [],
    read: (name, { start, end }) => void found.names.push({ ...name, start, end }),
    claim: (claim, { start, end }) => void found.claims.push({ claim, start, end }),
    tell: (code, args, { start, end }) => void found.findings.push({ code, args, start, end }),
    visitAll: (list, scope) => visitStatements(list, scope, walk),
  };
  const file = createScope(undefined);
  // Constants are known above the place where they stand; methods know nothing of the other statements of a piece.
  visitStatements(statements.filter(isOfModule), file, walk);
  visitStatements(
    statements.filter((node) => !isOfModule(node)),
    file,
    walk,
  );
  // A whole script declares where it begins; other code may be a piece of one that throws.
  if (walk.handlers.length > 0 && methods.has('Скрипт')) checkHandlers(statements, walk);
  return found;
}

/** Tells of handlers of own exceptions that no code can throw to them. */
function checkHandlers(statements: readonly StatementNode[], walk: Walk): void {
  const mayThrow = createThrowFinder(statements, walk.methods);
  for (const { type, at, of } of walk.handlers) {
    if (!walk.created.has(type)) walk.tell('HG2420', { type, reason: 'the script never creates one' }, at);
    else if (!mayThrow(of, type)) walk.tell('HG2420', { type, reason: 'nothing that this `попытка` does or calls creates one' }, at);
  }
}

function isOfModule(node: StatementNode): boolean {
  return node.kind === 'declaration' && node.word === 'конст';
}

function isField(node: StatementNode): node is StatementNode & DeclarationNode {
  return node.kind === 'declaration';
}

function isMethod(node: StatementNode): node is StatementNode & MethodNode {
  return node.kind === 'method';
}
