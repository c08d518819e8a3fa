import { declareName } from './declare-name.ts';
import { checkOwnCall, checkOwnCreation, memberOfOwn, memberOfOwnType } from './own-types.ts';
import type { ClaimedArgument } from './script-claim.ts';
import { chain, claimed, claimedChain, createScope, isSameValue, lookUp, type KnownValue, type Scope } from './known-values.ts';
import { scriptTypes } from './script-types.ts';
import type { ArgumentsNode, ExpressionNode, ParameterNode } from './script-tree.ts';
import { claimValue, typeText, valueOfType, type GivenArgument, type Walk } from './walk.ts';

type NodeOf<Kind extends ExpressionNode['kind']> = ExpressionNode & { readonly kind: Kind };

/** What is known of the value of `node`; everything in it is looked at on the way. */
export function visitExpression(node: ExpressionNode, scope: Scope, walk: Walk): KnownValue | undefined {
  switch (node.kind) {
    case 'literal':
      for (const part of node.parts ?? []) visitExpression(part, scope, walk);
      return chain(node.type);
    case 'nothing':
      return { kind: 'nothing' };
    case 'this':
      return selfOf(scope);
    case 'name':
      return valueOfName(node, scope, walk);
    case 'member': {
      const read = visitMember(node, scope, walk);
      if (read?.kind === 'chain') walk.claim({ kind: 'read', member: { name: read.name, role: read.role } }, node.name);
      return read;
    }
    case 'call':
      return visitCall(node, scope, walk, {});
    case 'index': {
      const of = visitExpression(node.of, scope, walk);
      visitExpression(node.by, scope, walk);
      return of?.kind === 'chain' ? chain(`${of.name}[0]`, of.role) : undefined;
    }
    case 'new':
      return visitCreation(node, scope, walk);
    case 'lambda':
      visitLambda(node, scope, walk, undefined);
      return { kind: 'function', parameters: node.parameters.length };
    case 'reference':
      // `&Тип.новый` creates when it is called.
      walk.created.add(node.name.replace(/\.новый$/, ''));
      return undefined;
    case 'collection':
      return visitCollection(node, scope, walk);
    case 'unary':
      return visitUnary(node, scope, walk);
    case 'binary':
      return visitBinary(node, scope, walk);
    case 'typed':
      visitExpression(node.of, scope, walk);
      return node.sign === 'это' ? chain(scriptTypes.truth) : valueOfType(node.type, walk);
    case 'choice':
      return visitChoice(node, scope, walk);
    default:
      return undefined;
  }
}

function selfOf(scope: Scope): KnownValue | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) if (at.self !== undefined) return { kind: 'own', type: at.self };
  return undefined;
}

function valueOfName({ name, given }: NodeOf<'name'>, scope: Scope, walk: Walk): KnownValue | undefined {
  const found = lookUp(scope, name);
  if (found !== undefined) {
    if (found.isOutside) found.binding.captures.push(scope);
    return found.binding.value;
  }
  const own = walk.types.get(name);
  if (own !== undefined) return { kind: 'own-type', type: own };
  if (given !== undefined && /^(?:Тип|Type)$/.test(name)) return valueOfType({ text: `${name}<${given.text}>` }, walk);
  return /^\p{Lu}/u.test(name) && !walk.names.values.has(name) && !walk.names.types.has(name) ? chain(name, 'member') : undefined;
}

/** What is known of a member, which is read or called or assigned to. */
export function visitMember({ of, name }: NodeOf<'member'>, scope: Scope, walk: Walk): KnownValue | undefined {
  const owner = visitExpression(of, scope, walk);
  if (owner?.kind === 'own') return memberOfOwn(owner.type, name, walk);
  if (owner?.kind === 'own-type') return memberOfOwnType(owner.type, name, walk);
  if (owner?.kind !== 'chain') return undefined;
  const read = chain(`${owner.name}.${name.text}`, owner.role);
  if (read?.kind === 'chain') walk.read({ name: read.name, role: read.role }, name);
  return read;
}

/** What a call gives; `isUnused`: it stands alone, so nothing is done with that. */
export function visitCall(node: NodeOf<'call'>, scope: Scope, walk: Walk, use: { readonly isUnused?: true }): KnownValue | undefined {
  const { of } = node;
  if (of.kind === 'name' && of.given === undefined) {
    const methods = walk.methods.get(of.name);
    const isVariable = methods === undefined && (lookUp(scope, of.name) !== undefined || walk.names.values.has(of.name));
    const given = visitArguments(node.arguments, scope, walk, undefined);
    if (methods !== undefined) return checkOwnCall({ name: of.name, methods, given, ...use }, of, walk);
    if (!isVariable && !of.name.includes('::'))
      walk.claim({ kind: 'function', name: of.name, arguments: given.map(claimedArgument), ...use }, of);
    return undefined;
  }
  const callee = of.kind === 'member' ? visitMember(of, scope, walk) : visitExpression(of, scope, walk);
  const member = callee?.kind === 'chain' && of.kind === 'member' ? callee : undefined;
  const given = visitArguments(node.arguments, scope, walk, member);
  if (callee?.kind === 'method') {
    const name = of.kind === 'member' ? of.name : { text: '', start: of.start, end: of.end };
    return checkOwnCall({ name: name.text, methods: callee.methods, given, ...use }, name, walk);
  }
  if (member === undefined || of.kind !== 'member') return undefined;
  walk.claim({ kind: 'call', member: { name: member.name, role: member.role }, arguments: given.map(claimedArgument), ...use }, of.name);
  return chain(`${member.name}${of.given === undefined ? '' : `<${of.given.text}>`}()`, member.role);
}

function visitArguments(
  node: ArgumentsNode,
  scope: Scope,
  walk: Walk,
  call: (KnownValue & { readonly kind: 'chain' }) | undefined,
): readonly GivenArgument[] {
  let isNamed = false;
  return node.list.map(({ name, value }, place) => {
    if (name === undefined && isNamed)
      walk.tell('HG2412', { what: 'this call', reason: 'an argument without name stands behind a named one' }, value);
    isNamed ||= name !== undefined;
    const known =
      value.kind === 'lambda'
        ? visitLambda(value, scope, walk, call && { ...call, argument: name?.text ?? place })
        : visitExpression(value, scope, walk);
    const own = claimed(known);
    return { known, at: value, ...(name === undefined ? {} : { name: name.text }), ...(own === undefined ? {} : { value: own }) };
  });
}

function claimedArgument({ name, value }: GivenArgument): ClaimedArgument {
  return { ...(name === undefined ? {} : { name }), ...(value === undefined ? {} : { value }) };
}

/** A lambda; when it is the argument of the call of a member, its parameters are what that takes. */
function visitLambda(
  { parameters, body }: NodeOf<'lambda'>,
  outer: Scope,
  walk: Walk,
  call: { readonly name: string; readonly role: 'value' | 'member'; readonly argument: string | number } | undefined,
): KnownValue {
  const scope = createScope(outer, { isLambda: true });
  for (const [place, { name, type }] of parameters.entries()) {
    const steps = call === undefined ? undefined : chain(`${call.name}(${call.argument}:${place}/${parameters.length})`, call.role);
    declareName(scope, name, { word: 'лямбда', value: type === undefined ? steps : valueOfType(type, walk) }, walk);
  }
  if ('length' in body) walk.visitAll(body, scope);
  else visitExpression(body, scope, walk);
  return { kind: 'function', parameters: parameters.length };
}

function visitCreation(node: NodeOf<'new'>, scope: Scope, walk: Walk): KnownValue | undefined {
  const given = node.arguments === undefined ? [] : visitArguments(node.arguments, scope, walk, undefined);
  const own = walk.types.get(node.type.text);
  if (own !== undefined) return checkOwnCreation(own, given, node.type, walk);
  const value = valueOfType(node.type, walk);
  if (value !== undefined)
    walk.claim({ kind: 'new', type: typeText(node.type.text, walk.names), arguments: given.map(claimedArgument) }, node.type);
  return value;
}

/** The type of a collection in code; with arguments when all in it are literals or new values of one type. */
function visitCollection({ type, given, elements }: NodeOf<'collection'>, scope: Scope, walk: Walk): KnownValue | undefined {
  const types = elements.map(({ key, value }) => {
    const own = [...(key === undefined ? [] : [key]), value].map((part) => {
      const known = visitExpression(part, scope, walk);
      const isPlain = part.kind === 'literal' || part.kind === 'new' || part.kind === 'collection' || part.kind === 'unary';
      return isPlain && known?.kind === 'chain' && known.role === 'value' && !/[.([]/.test(known.name) ? known.name : '';
    });
    return own.includes('') ? '' : own.join(',');
  });
  if (given !== undefined) return valueOfType({ text: `${type}<${given.text}>` }, walk);
  const [first = ''] = types;
  return chain(first !== '' && types.every((own) => own === first) ? `${type}<${first}>` : type);
}

function visitUnary({ sign, of }: NodeOf<'unary'>, scope: Scope, walk: Walk): KnownValue | undefined {
  const known = visitExpression(of, scope, walk);
  if (sign === '(') return known;
  if (sign === '!') return known?.kind === 'nothing' ? undefined : known;
  if (sign === 'не') return chain(scriptTypes.truth);
  if (sign === 'выбросить') {
    const value = claimedChain(known);
    if (value !== undefined) walk.claim({ kind: 'throw', value }, of);
    return { kind: 'never' };
  }
  return known?.kind === 'chain' && (known.name === scriptTypes.number || known.name === scriptTypes.duration) ? known : undefined;
}

const comparisons: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);
const truths: ReadonlySet<string> = new Set(['и', 'или', ...comparisons]);

function visitBinary({ sign, left, right }: NodeOf<'binary'>, scope: Scope, walk: Walk): KnownValue | undefined {
  const one = visitExpression(left, scope, walk);
  const other = visitExpression(right, scope, walk);
  if (sign.text === '??') return other?.kind === 'never' || isSameValue(one, other) ? one : undefined;
  if (comparisons.has(sign.text) && left.kind === 'binary' && comparisons.has(left.sign.text)) {
    walk.tell('HG2416', { reason: 'a comparison cannot go on with another one', hint: 'Compare twice: `0 < Х и Х <= 10`.' }, sign);
  }
  const operands = { left: claimedChain(one), right: claimedChain(other) };
  if (sign.text !== '==' && sign.text !== '!=' && operands.left !== undefined && operands.right !== undefined) {
    walk.claim({ kind: 'operation', sign: sign.text, left: operands.left, right: operands.right }, sign);
  }
  if (truths.has(sign.text)) return chain(scriptTypes.truth);
  if (one?.kind !== 'chain') return undefined;
  if (sign.text === '+' && one.name === scriptTypes.text) return one;
  return isSameValue(one, other) && one.name === scriptTypes.number ? one : undefined;
}

function visitChoice({ condition, yes, no }: NodeOf<'choice'>, scope: Scope, walk: Walk): KnownValue | undefined {
  if (condition.kind === 'binary' && (condition.sign.text === 'и' || condition.sign.text === 'или')) {
    walk.tell(
      'HG2416',
      { reason: '`? :` binds closer than `и` and `или`', hint: 'Put the condition into brackets: `(А и Б) ? В : Г`.' },
      condition,
    );
  }
  claimValue(scriptTypes.truth, visitExpression(condition, scope, walk), walk, 'the condition', condition);
  const one = visitExpression(yes, scope, walk);
  const other = visitExpression(no, scope, walk);
  if (one?.kind === 'never') return other;
  return other?.kind === 'never' || isSameValue(one, other) ? one : undefined;
}

/** The parameters of a method, in a scope of its own. */
export function declareParameters(parameters: readonly ParameterNode[], scope: Scope, walk: Walk): void {
  for (const { name, type, value } of parameters) {
    const known = value === undefined ? undefined : visitExpression(value, scope, walk);
    if (value !== undefined && !isConstant(value))
      walk.tell(
        'HG2416',
        {
          reason: 'a default value cannot be worked out while the script runs',
          hint: 'Write a literal or a constant, or take `Неопределено` and work it out in the method.',
        },
        value,
      );
    if (type !== undefined && value !== undefined) claimValue(type.text, known, walk, `the default of \`${name.text}\``, value);
    declareName(scope, name, { word: 'параметр', value: type === undefined ? withoutNothing(known) : valueOfType(type, walk) }, walk);
  }
}

/** What a variable without type is that begins with `known`. */
export function withoutNothing(known: KnownValue | undefined): KnownValue | undefined {
  return known?.kind === 'own' || known?.kind === 'chain' ? known : undefined;
}

/** Whether the compiler can work the value out: it calls and creates nothing. */
export function isConstant(node: ExpressionNode): boolean {
  switch (node.kind) {
    case 'call':
    case 'new':
    case 'index':
      return false;
    case 'unary':
      return isConstant(node.of);
    case 'binary':
      return isConstant(node.left) && isConstant(node.right);
    case 'literal':
      return (node.parts ?? []).every(isConstant);
    case 'collection':
      return node.elements.every(({ key, value }) => isConstant(value) && (key === undefined || isConstant(key)));
    default:
      return true;
  }
}
