import type * as estree from 'estree';
import { isPackageCall, isRecord, notKnown, type Known } from './known.ts';
import { unknown, type Budget, type Scope } from './scope.ts';

/** How expressions are worked out. */
export interface Evaluator {
  readonly evaluate: (node: estree.Expression | estree.SpreadElement | estree.Super | estree.PrivateIdentifier, scope: Scope, budget: Budget) => Known;
  readonly lookUp: (name: string, scope: Scope, budget: Budget) => Known;
  readonly bind: (id: estree.Pattern, value: () => Known, scope: Scope, budget: Budget) => void;
  /** Declares what statements do, each worked out when it is first asked for. */
  readonly declare: (body: readonly estree.Node[], scope: Scope, budget: Budget) => void;
  readonly compare: (operator: string, left: Known, right: Known) => Known;
}

/** Where statements run. */
export interface Place {
  readonly scope: Scope;
  readonly budget: Budget;
  readonly on: Evaluator;
}

/** How statements ended, when something comes of it: with a value, or by leaving a turn of a loop or all of it. */
export type Outcome = { readonly value: Known } | 'break' | 'continue' | undefined;

/** Goes through the statements of a function in their order. */
export function runBlock(body: readonly estree.Statement[], place: Place): Outcome {
  place.on.declare(body, place.scope, place.budget);
  for (const statement of body) {
    const outcome = run(statement, place);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}

function run(statement: estree.Statement, place: Place): Outcome {
  const { scope, budget, on } = place;
  switch (statement.type) {
    case 'ReturnStatement':
      return { value: statement.argument ? on.evaluate(statement.argument, scope, budget) : undefined };
    case 'ExpressionStatement':
      return runExpression(statement, place);
    case 'VariableDeclaration':
      // Before anything that follows changes what it is made of.
      for (const { id } of statement.declarations) if (id.type === 'Identifier') quietly(budget, () => on.lookUp(id.name, scope, budget));
      return undefined;
    case 'BlockStatement':
      return runBlock(statement.body, inner(place));
    case 'IfStatement': {
      const branch = on.evaluate(statement.test, scope, budget) ? statement.consequent : statement.alternate;
      return branch ? runBlock([branch], inner(place)) : undefined;
    }
    case 'ForOfStatement':
      return runForOf(statement, place);
    case 'ForInStatement':
      return runForOf(statement, place);
    case 'ForStatement':
      return runFor(statement, inner(place));
    case 'TryStatement':
      return runBlock(statement.block.body, inner(place));
    case 'SwitchStatement':
      return runSwitch(statement, inner(place));
    case 'BreakStatement':
      return 'break';
    case 'ContinueStatement':
      return 'continue';
    default:
      return undefined;
  }
}

function inner(place: Place): Place {
  return { ...place, scope: { names: new Map(), outer: place.scope, imports: place.scope.imports } };
}

function runExpression(statement: estree.ExpressionStatement, place: Place): undefined {
  const { scope, budget, on } = place;
  const before = budget.unknown;
  on.evaluate(statement.expression, scope, budget);
  // A function that is not known may have called what it was given, or not.
  if (budget.unknown !== before) forget(statement, place);
  budget.unknown = before;
}

/** What a statement leaves unknown counts where it is used. */
function quietly(budget: Budget, work: () => Known): undefined {
  const before = budget.unknown;
  work();
  budget.unknown = before;
}

function runForOf({ type, left, right, body }: estree.ForInStatement | estree.ForOfStatement, place: Place): Outcome {
  const { scope, budget, on } = place;
  const all = on.evaluate(right, scope, budget);
  const list = type === 'ForInStatement' && isRecord(all) && all !== notKnown && !isPackageCall(all) ? Object.keys(all) : all;
  const pattern = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left;
  if (!Array.isArray(list) || pattern === undefined) return void forget(body, place);
  for (const item of list as readonly Known[]) {
    const turn = inner(place);
    on.bind(pattern, () => item, turn.scope, budget);
    const outcome = run(body, turn);
    if (outcome === 'break') return undefined;
    if (typeof outcome === 'object') return outcome;
  }
  return undefined;
}

/** Goes on from the case that is asked for, else from the default, until one leaves. */
function runSwitch({ discriminant, cases }: estree.SwitchStatement, place: Place): Outcome {
  const { scope, budget, on } = place;
  const before = budget.unknown;
  const wanted = on.evaluate(discriminant, scope, budget);
  if (budget.unknown !== before) {
    for (const { consequent } of cases) for (const statement of consequent) forget(statement, place);
    return { value: unknown(budget) };
  }
  const chosen = cases.findIndex(({ test }) => test && on.evaluate(test, scope, budget) === wanted);
  const start = chosen < 0 ? cases.findIndex(({ test }) => !test) : chosen;
  const outcome = start < 0 ? undefined : runBlock(cases.slice(start).flatMap(({ consequent }) => consequent), place);
  return outcome === 'break' ? undefined : outcome;
}

const mostTurns = 10_000;

function runFor({ init, test, update, body }: estree.ForStatement, place: Place): Outcome {
  const { scope, budget, on } = place;
  if (init?.type === 'VariableDeclaration') runBlock([init], place);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const before = budget.unknown;
    const goesOn = test ? on.evaluate(test, scope, budget) : true;
    if (budget.unknown !== before) return void forget(body, place);
    if (goesOn !== true) return undefined;
    const outcome = run(body, inner(place));
    if (outcome === 'break') return undefined;
    if (typeof outcome === 'object') return outcome;
    if (update) quietly(budget, () => on.evaluate(update, scope, budget));
  }
  return void forget(body, place);
}

/** What `body` gives new values to is not known any more. */
function forget(body: estree.Statement, { scope, budget }: Place): void {
  for (const name of namesGivenIn(body)) scopeOf(name, scope)?.names.set(name, () => unknown(budget));
}

/** Names that get another value somewhere in `node`. */
function namesGivenIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, left } = node as Partial<estree.AssignmentExpression>;
  const own = type === 'AssignmentExpression' && left?.type === 'Identifier' ? [left.name] : [];
  return [...own, ...Object.values(node).flatMap(namesGivenIn)];
}

function scopeOf(name: string, scope: Scope): Scope | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) if (at.names.has(name)) return at;
  return undefined;
}

/** Gives the variable `name` a value. */
export function setName(name: string, value: Known, scope: Scope): Known {
  scopeOf(name, scope)?.names.set(name, () => value);
  return value;
}

/** An assignment to a variable, or to a member of a value that is known. */
export function assign({ left, operator, right }: estree.AssignmentExpression, { scope, budget, on }: Place): Known {
  const before = budget.unknown;
  const added = on.evaluate(right, scope, budget);
  const value = operator === '=' ? added : operator === '+=' ? on.compare('+', on.evaluate(left as estree.Expression, scope, budget), added) : undefined;
  const isKnown = budget.unknown === before && (operator === '=' || value !== undefined);
  if (left.type === 'Identifier') {
    if (isKnown) return setName(left.name, value, scope);
    scopeOf(left.name, scope)?.names.set(left.name, () => unknown(budget));
  } else if (left.type === 'MemberExpression') {
    const object = on.evaluate(left.object, scope, budget);
    const name = left.computed ? on.evaluate(left.property, scope, budget) : left.property.type === 'Identifier' ? left.property.name : undefined;
    const hasMembers = isRecord(object) || Array.isArray(object);
    if (hasMembers && (typeof name === 'string' || typeof name === 'number')) Object.assign(object, { [name]: isKnown ? value : notKnown });
  }
  return isKnown ? value : unknown(budget);
}
