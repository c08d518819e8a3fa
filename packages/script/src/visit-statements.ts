import { checkResults } from './check-results.ts';
import { declareName } from './declare-name.ts';
import { chain, claimed, claimedChain, createScope, isWithin, lookUp, type KnownValue, type OwnType, type Scope } from './known-values.ts';
import { scriptTypes } from './script-types.ts';
import type { ExpressionNode, MethodNode, OwnTypeNode, StatementNode } from './script-tree.ts';
import { declareParameters, isConstant, visitCall, visitExpression, visitMember, withoutNothing } from './visit-expression.ts';
import { claimValue, valueOfType, type Walk } from './walk.ts';

type NodeOf<Kind extends StatementNode['kind']> = StatementNode & { readonly kind: Kind };

/** Looks at `statements`, whose names are those of `scope`. */
export function visitStatements(statements: readonly StatementNode[], scope: Scope, walk: Walk): void {
  for (const statement of statements) visitStatement(statement, scope, walk);
}

function visitStatement(node: StatementNode, scope: Scope, walk: Walk): void {
  const inside = (body: readonly StatementNode[]): void => visitStatements(body, createScope(scope), walk);
  const condition = (of: ExpressionNode): void =>
    claimValue(scriptTypes.truth, visitExpression(of, scope, walk), walk, 'the condition', of);
  switch (node.kind) {
    case 'declaration':
      return visitDeclaration(node, scope, walk);
    case 'method':
      return visitMethod(node, scope, walk, undefined);
    case 'type':
      return visitOwnType(node, scope, walk);
    case 'expression':
      if (node.value.kind === 'call') visitCall(node.value, scope, walk, { isUnused: true });
      else visitExpression(node.value, scope, walk);
      return;
    case 'use':
      return claimUse(visitExpression(node.value, scope, walk), node.value, walk);
    case 'assignment':
      return visitAssignment(node, scope, walk);
    case 'if':
      for (const branch of node.branches) {
        condition(branch.condition);
        inside(branch.body);
      }
      return inside(node.otherwise ?? []);
    case 'case':
      return visitCase(node, scope, walk);
    case 'while':
      condition(node.condition);
      return inside(node.body);
    case 'for':
      return visitFor(node, scope, walk);
    case 'try':
      return visitTry(node, scope, walk);
    case 'scope':
      return inside(node.body);
    case 'return':
      if (node.value !== undefined) visitReturn(node.value, scope, walk);
      return;
    case 'throw': {
      const value = node.value === undefined ? undefined : claimedChain(visitExpression(node.value, scope, walk));
      if (value !== undefined) walk.claim({ kind: 'throw', value }, node.value ?? node);
      return;
    }
    default:
  }
}

function visitReturn(value: ExpressionNode, scope: Scope, walk: Walk): void {
  const known = visitExpression(value, scope, walk);
  // The result of a lambda is told nowhere.
  for (let at: Scope | undefined = scope; at !== undefined && at.isLambda !== true; at = at.outer) {
    if (at.result !== undefined) return claimValue(at.result, known, walk, 'the result', value);
  }
}

function claimUse(known: KnownValue | undefined, at: ExpressionNode, walk: Walk): void {
  const value = claimedChain(known);
  if (value !== undefined) walk.claim({ kind: 'use', value }, at);
}

function visitDeclaration({ word, name, type, value }: NodeOf<'declaration'>, scope: Scope, walk: Walk): void {
  const known = value === undefined ? undefined : visitExpression(value, scope, walk);
  if (value !== undefined && type !== undefined) claimValue(type.text, known, walk, `\`${name.text}\``, value);
  if (value !== undefined && word === 'исп') claimUse(known, value, walk);
  if (value !== undefined && word === 'конст' && !isConstant(value)) {
    walk.tell(
      'HG2416',
      {
        reason: 'the value of a constant cannot be worked out while the script runs',
        hint: 'Write a literal, or declare a `знч` in a method.',
      },
      value,
    );
  }
  declareName(scope, name, { word, value: type === undefined ? withoutNothing(known) : valueOfType(type, walk) }, walk);
}

const fixed: ReadonlySet<string> = new Set(['знч', 'конст', 'для']);

function visitAssignment({ target, sign, value }: NodeOf<'assignment'>, scope: Scope, walk: Walk): void {
  const to = target.kind === 'member' ? visitMember(target, scope, walk) : visitExpression(target, scope, walk);
  const known = visitExpression(value, scope, walk);
  const given = claimed(known);
  if (target.kind === 'name') checkTarget(target.name, target, scope, walk);
  if (target.kind === 'member' && to?.kind === 'chain') {
    const member = claimedChain(to);
    if (member !== undefined)
      walk.claim({ kind: 'assignment', member, ...(sign === '=' && given !== undefined ? { value: given } : {}) }, target.name);
  }
  if (target.kind === 'name' && sign === '=' && to?.kind === 'chain' && to.role === 'value' && !/[.([]/.test(to.name)) {
    claimValue(to.name, known, walk, `\`${target.name}\``, value);
  }
}

function checkTarget(name: string, at: ExpressionNode, scope: Scope, walk: Walk): void {
  const found = lookUp(scope, name);
  if (found === undefined) return;
  const { binding, isOutside } = found;
  if (fixed.has(binding.word)) return walk.tell('HG2413', { name, reason: `it is declared by \`${binding.word}\`` }, at);
  if (binding.word === '' || binding.word === 'поле') return;
  if (isOutside) return walk.tell('HG2413', { name, reason: 'a lambda sees the values that are outside, and cannot change them' }, at);
  const isKept = binding.captures.some((lambda) => isWithin(outsideOf(lambda), scope) || isWithin(scope, outsideOf(lambda)));
  if (isKept) walk.tell('HG2413', { name, reason: 'a lambda above has taken its value' }, at);
}

/** The scope in which the outermost lambda around `scope` stands. */
function outsideOf(scope: Scope): Scope {
  let outside = scope;
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer)
    if (at.isLambda === true && at.outer !== undefined) outside = at.outer;
  return outside;
}

function visitCase({ of, branches, otherwise = [] }: NodeOf<'case'>, scope: Scope, walk: Walk): void {
  if (of !== undefined) visitExpression(of, scope, walk);
  for (const { values, body } of branches) {
    for (const value of values) {
      // An item may be called without its enumeration here.
      const isItem = of !== undefined && value.kind === 'name';
      const known = isItem ? undefined : visitExpression(value, scope, walk);
      if (of === undefined) claimValue(scriptTypes.truth, known, walk, 'the condition', value);
    }
    visitStatements(body, createScope(scope), walk);
  }
  visitStatements(otherwise, createScope(scope), walk);
}

function visitFor({ variable, from, bounds, body }: NodeOf<'for'>, outer: Scope, walk: Walk): void {
  const through = from === undefined ? undefined : visitExpression(from, outer, walk);
  for (const bound of bounds) claimValue(scriptTypes.number, visitExpression(bound, outer, walk), walk, 'a bound of the loop', bound);
  const value = claimedChain(through);
  if (value !== undefined && from !== undefined) walk.claim({ kind: 'loop', value }, from);
  const scope = createScope(outer);
  const each = through?.kind === 'chain' ? chain(`${through.name}[]`, through.role) : undefined;
  const known = variable.type === undefined ? (from === undefined ? chain(scriptTypes.number) : each) : valueOfType(variable.type, walk);
  declareName(scope, variable.name, { word: 'для', value: known }, walk);
  visitStatements(body, createScope(scope), walk);
}

function visitTry({ body, handlers, last = [] }: NodeOf<'try'>, scope: Scope, walk: Walk): void {
  visitStatements(body, createScope(scope), walk);
  for (const { name, type, body: handler } of handlers) {
    const own = createScope(scope);
    for (const caught of type?.text.split('|') ?? []) {
      const own = walk.types.get(caught)?.node;
      // Another module may throw what all may see.
      const isHidden = own?.annotations.every((mark) => mark !== 'Глобально' && mark !== 'Global') === true;
      if (type !== undefined && own?.word === 'исключение' && isHidden) walk.handlers.push({ type: caught, at: type, of: body });
    }
    declareName(own, name, { word: 'поймать', value: valueOfType(type, walk) }, walk);
    visitStatements(handler, own, walk);
  }
  const [first] = handlers;
  const types = handlers.map(({ type }) => (type === undefined ? 'неизвестно' : type.text));
  if (first !== undefined) walk.claim({ kind: 'handlers', types }, first.type ?? first.name);
  visitStatements(last, createScope(scope), walk);
}

function visitMethod(node: MethodNode, outer: Scope, walk: Walk, self: OwnType | undefined): void {
  const scope = createScope(outer, {
    isWhole: true,
    ...(self === undefined ? {} : { self }),
    ...(node.result === undefined ? {} : { result: node.result.text }),
  });
  declareParameters(node.parameters, scope, walk);
  visitStatements(node.body, scope, walk);
  checkResults(node, walk);
}

function visitOwnType({ name, members }: OwnTypeNode, outer: Scope, walk: Walk): void {
  const self = walk.types.get(name.text);
  const scope = createScope(outer, { isWhole: true });
  for (const member of members) {
    if (member.kind !== 'declaration') continue;
    const { type, value } = member;
    const known = value === undefined ? undefined : visitExpression(value, scope, walk);
    if (type !== undefined && value !== undefined) claimValue(type.text, known, walk, `\`${member.name.text}\``, value);
    declareName(scope, member.name, { word: 'поле', value: type === undefined ? withoutNothing(known) : valueOfType(type, walk) }, walk);
  }
  for (const member of members) if (member.kind === 'method') visitMethod(member, scope, walk, self);
}
