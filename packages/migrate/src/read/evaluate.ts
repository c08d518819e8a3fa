import path from 'node:path';
import type * as estree from 'estree';
import { callOnJson, callOnList, callOnMath, callOnObject, intlOf, madeValues, textMethods } from './known-calls.ts';
import { knownPackages } from './known-packages.ts';
import { callOnPattern, patternOf, regExpOf } from './known-patterns.ts';
import { assign, runBlock, setName, type Evaluator } from './run-block.ts';
import { unknown, type Budget, type Scope } from './scope.ts';
import { isRecord, notKnown, siteBuilder, type Known, type KnownFunction } from './known.ts';
import { elementName, elementOf } from './element-of.ts';

/** What a fragment of JSX is compiled to. */
export const fragmentName = '__fragment';

const on: Evaluator = { evaluate, lookUp, bind, declare, compare };

/**
 * The exports of a module by name, each worked out when it is asked for, so that what is not known of one leaves the others alone;
 * `default` is also `module.exports`.
 */
export function exportsOf(program: estree.Program, scope: Scope, budget: Budget): { readonly [name: string]: Known } {
  const result: { readonly [name: string]: Known } = {};
  const give = (name: string, get: () => Known): unknown => Object.defineProperty(result, name, { get, enumerable: true, configurable: true });
  const giveValue = (name: string, node: estree.Expression): unknown => give(name, once(() => evaluate(node, scope, budget), budget));
  declare(program.body, scope, budget);
  for (const node of program.body) {
    if (node.type === 'ExportDefaultDeclaration') {
      const { declaration } = node;
      if (isFunction(declaration)) give('default', () => makeFunction(declaration, scope, budget));
      else giveValue('default', declaration as estree.Expression);
    } else if (node.type === 'ExportAllDeclaration') {
      const module = scope.imports.load(String(node.source.value));
      const names = isRecord(module) && node.exported === null ? Object.keys(module) : [];
      for (const name of names) if (name !== 'default' && !Object.hasOwn(result, name)) give(name, () => memberOf(module, name, budget));
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      const { source } = node;
      for (const { local, exported } of namesOf(node)) give(exported, () => memberOf(scope.imports.load(String(source.value)), local, budget));
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of namesOf(node)) give(exported, () => lookUp(local, scope, budget));
    } else if (node.type === 'ExpressionStatement' && node.expression.type === 'AssignmentExpression') {
      const { left, right } = node.expression;
      if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') continue;
      if (left.object.name === 'module') giveValue('default', right);
      else if (left.object.name === 'exports' && left.property.type === 'Identifier') giveValue(left.property.name, right);
    }
  }
  return result;
}

/** A config may be a function that gives it. */
export function called(value: Known): Known {
  return typeof value === 'function' ? value([]) : value;
}

function namesOf(node: estree.ExportNamedDeclaration): readonly { readonly local: string; readonly exported: string }[] {
  const own = node.specifiers.flatMap(({ local, exported }) =>
    local.type === 'Identifier' && exported.type === 'Identifier' ? [{ local: local.name, exported: exported.name }] : [],
  );
  const { declaration } = node;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [{ local: id.name, exported: id.name }] : []));
  }
  if (declaration?.type === 'FunctionDeclaration') return [{ local: declaration.id.name, exported: declaration.id.name }];
  return own;
}

function declare(body: readonly estree.Node[], scope: Scope, budget: Budget): void {
  for (const node of body) {
    if (node.type === 'ImportDeclaration') declareImport(node, scope, budget);
    else if (node.type === 'ExportNamedDeclaration' && node.declaration) declare([node.declaration], scope, budget);
    else if (node.type === 'FunctionDeclaration')
      scope.names.set(
        node.id.name,
        () => makeFunction(node, scope, budget),
      );
    else if (node.type === 'VariableDeclaration') {
      for (const { id, init } of node.declarations) {
        if (init)
          bind(
            id,
            once(() => evaluate(init, scope, budget), budget),
            scope,
            budget,
          );
      }
    }
  }
}

function declareImport(node: estree.ImportDeclaration, scope: Scope, budget: Budget): void {
  const source = String(node.source.value);
  const whole = once(() => scope.imports.load(source) ?? knownPackages[source], budget);
  for (const specifier of node.specifiers) {
    const { name } = specifier.local;
    const wanted = specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' ? specifier.imported.name : 'default';
    scope.names.set(name, () => {
      const module = whole();
      if (module === undefined && !source.startsWith('.')) return (args) => ({ calls: source, name: wanted, args });
      return specifier.type === 'ImportNamespaceSpecifier' ? module : memberOf(module, wanted, budget);
    });
  }
}

function bind(id: estree.Pattern, value: () => Known, scope: Scope, budget: Budget): void {
  if (id.type === 'Identifier') scope.names.set(id.name, value);
  else if (id.type === 'AssignmentPattern') bind(id.left, () => value() ?? evaluate(id.right, scope, budget), scope, budget);
  else if (id.type === 'ObjectPattern') {
    const taken: string[] = [];
    for (const property of id.properties) {
      if (property.type === 'RestElement') {
        bind(property.argument, () => without(value(), taken), scope, budget);
      } else if (property.key.type === 'Identifier') {
        const { name } = property.key;
        taken.push(name);
        bind(property.value, () => memberOf(value(), name, budget), scope, budget);
      }
    }
  } else if (id.type === 'ArrayPattern')
    id.elements.forEach((element, index) => element && bind(element, () => memberOf(value(), String(index), budget), scope, budget));
}

function without(value: Known, names: readonly string[]): Known {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) : undefined;
}

/** What was not known the first time is not known the second time either. */
function once(work: () => Known, budget: Budget): () => Known {
  let state: { readonly value: Known; readonly unknown: number } | undefined;
  let isWorking = false;
  return () => {
    if (state !== undefined) {
      budget.unknown += state.unknown;
      return state.value;
    }
    if (isWorking) return undefined;
    isWorking = true;
    const before = budget.unknown;
    const value = work();
    state = { value, unknown: budget.unknown - before };
    return value;
  };
}

/** What a module is told when the site is built for its readers. */
function importMeta({ imports: { file } }: Scope): Known {
  return { env: { DEV: false, PROD: true, SSR: true, MODE: 'production' }, dirname: path.posix.dirname(file), filename: file, url: file };
}

// As functions, in lists that are filtered by them, and as types, in the rules of properties.
const builtIn: { readonly [name: string]: KnownFunction } = {
  Array: (args) => args,
  Boolean: ([value]) => Boolean(value),
  Number: ([value]) => Number(value),
  encodeURIComponent: ([value]) => (isText(value) ? encodeURIComponent(String(value)) : undefined),
  encodeURI: ([value]) => (isText(value) ? encodeURI(String(value)) : undefined),
  String: ([value]) => (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined),
};

function lookUp(name: string, scope: Scope, budget: Budget): Known {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    const found = at.names.get(name);
    if (found !== undefined) return found();
  }
  if (Object.hasOwn(builtIn, name)) return builtIn[name];
  if (name === 'process') return siteBuilder;
  if (name === '__dirname') return path.posix.dirname(scope.imports.file);
  if (name === '__filename') return scope.imports.file;
  if (name === 'require') return ([path]) => required(path, scope);
  if (name === fragmentName || name === 'Fragment') return 'Fragment';
  return unknown(budget);
}

/** The module itself, whose default export is one of its members. */
function imported(path: Known, scope: Scope): Known {
  const module = typeof path === 'string' ? scope.imports.load(path) : undefined;
  return isRecord(module) ? module : required(path, scope);
}

function required(path: Known, scope: Scope): Known {
  if (typeof path !== 'string') return undefined;
  const module = scope.imports.load(path);
  if (module === undefined && !path.startsWith('.')) return (args) => ({ calls: path, name: 'default', args });
  return isRecord(module) && module['default'] !== undefined ? module['default'] : module;
}

type FunctionNode =
  estree.FunctionDeclaration | estree.FunctionExpression | estree.ArrowFunctionExpression | estree.MaybeNamedFunctionDeclaration;

function isFunction(node: { readonly type: string }): node is FunctionNode {
  return node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';
}

function makeFunction(node: FunctionNode, outer: Scope, budget: Budget): KnownFunction {
  return (args) => {
    const scope: Scope = { names: new Map(), outer, imports: outer.imports };
    node.params.forEach((param, index) =>
      param.type === 'RestElement' ? bind(param.argument, () => args.slice(index), scope, budget) : bind(param, () => args[index], scope, budget),
    );
    if (node.body.type !== 'BlockStatement') return evaluate(node.body, scope, budget);
    const outcome = runBlock(node.body.body, { scope, budget, on });
    return typeof outcome === 'object' ? outcome.value : undefined;
  };
}

/** What stands for the rest of `a?.b.c` when there is no `a`. */
const cutShort: Known = { isCutShort: true };

function evaluate(
  node: estree.Expression | estree.SpreadElement | estree.Super | estree.PrivateIdentifier,
  scope: Scope,
  budget: Budget,
): Known {
  budget.left -= 1;
  if (budget.left < 0) return unknown(budget);
  const value = (inner: Parameters<typeof evaluate>[0]): Known => evaluate(inner, scope, budget);
  switch (node.type) {
    case 'Literal':
      if (node.value instanceof RegExp) return patternOf(node.value);
      return typeof node.value === 'bigint' ? undefined : node.value;
    case 'TemplateLiteral': {
      const parts = node.expressions.map(value);
      if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number')) return unknown(budget);
      return node.quasis.map((quasi, index) => `${quasi.value.cooked ?? ''}${index < parts.length ? String(parts[index]) : ''}`).join('');
    }
    case 'ArrayExpression':
      return node.elements.flatMap((element): readonly Known[] => {
        if (element === null) return [];
        const item = value(element.type === 'SpreadElement' ? element.argument : element);
        if (element.type !== 'SpreadElement') return [item];
        return Array.isArray(item) ? (item as readonly Known[]) : [];
      });
    case 'ObjectExpression':
      return makeObject(node, scope, budget);
    case 'Identifier':
      return node.name === 'undefined' ? undefined : lookUp(node.name, scope, budget);
    case 'MemberExpression': {
      const object = value(node.object);
      if (object === cutShort) return cutShort;
      if (object === undefined || object === null) return node.optional ? cutShort : unknown(budget);
      const name = node.computed ? String(value(node.property)) : node.property.type === 'Identifier' ? node.property.name : '';
      return memberOf(object, name, budget);
    }
    case 'MetaProperty':
      return importMeta(scope);
    case 'ChainExpression': {
      const end = value(node.expression);
      return end === cutShort ? undefined : end;
    }
    case 'AwaitExpression':
      return value(node.argument);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return makeFunction(node, scope, budget);
    case 'CallExpression':
      return intlCall(node, scope, budget) ?? call(node, scope, budget);
    case 'NewExpression':
      if (node.callee.type === 'Identifier' && Object.hasOwn(madeValues, node.callee.name))
        return madeValues[node.callee.name]?.(node.arguments.map(value)) ?? unknown(budget);
      return intlCall(node, scope, budget) ?? unknown(budget);
    case 'ImportExpression':
      return imported(value(node.source), scope);
    case 'ConditionalExpression': {
      const test = value(node.test);
      return test === notKnown ? unknown(budget) : value(test ? node.consequent : node.alternate);
    }
    case 'LogicalExpression': {
      const left = value(node.left);
      if (node.operator === '??') return left ?? value(node.right);
      if (left === notKnown && node.operator === '&&') return unknown(budget);
      return (node.operator === '||') === Boolean(left) ? left : value(node.right);
    }
    case 'UnaryExpression':
      if (node.operator === 'delete') return removeMember(node.argument, scope, budget);
      return unary(node.operator, value(node.argument));
    case 'AssignmentExpression':
      return assign(node, { scope, budget, on });
    case 'UpdateExpression': {
      const before = value(node.argument as estree.Expression);
      if (node.argument.type !== 'Identifier' || typeof before !== 'number') return unknown(budget);
      return setName(node.argument.name, before + (node.operator === '++' ? 1 : -1), scope);
    }
    case 'BinaryExpression':
      return compare(node.operator, value(node.left), value(node.right)) ?? unknown(budget);
    default:
      return unknown(budget);
  }
}

function unary(operator: estree.UnaryOperator, value: Known): Known {
  if (operator === 'typeof') return value === null ? 'object' : typeof value;
  const time = isRecord(value) ? value['getTime'] : undefined;
  if (typeof time === 'function' && (operator === '-' || operator === '+')) return unary(operator, time([]));
  return operator === '!' ? !value : operator === '-' ? -Number(value) : operator === '+' ? Number(value) : undefined;
}

function isText(value: Known): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

const onNumbers: { readonly [operator: string]: (left: number, right: number) => Known } = {
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
};

function compare(operator: string, left: Known, right: Known): Known {
  if (left === notKnown || right === notKnown) return undefined;
  if (operator === '===' || operator === '==') return left === right || (operator === '==' && (left ?? right ?? null) === null);
  if (operator === '!==' || operator === '!=') return !compare(operator === '!=' ? '==' : '===', left, right);
  if (typeof left === 'number' && typeof right === 'number' && operator in onNumbers) return onNumbers[operator]?.(left, right);
  if (typeof left === 'string' && typeof right === 'string' && (operator === '<' || operator === '>')) return operator === '<' ? left < right : left > right;
  // As no number.
  if ((left === undefined || right === undefined) && /^[<>]=?$/.test(operator)) return false;
  if (operator === 'in') return isRecord(right) && isText(left) && String(left) in right;
  if (operator !== '+' || !isText(left) || !isText(right)) return undefined;
  return typeof left === 'number' && typeof right === 'number' ? left + right : String(left) + String(right);
}

function makeObject(node: estree.ObjectExpression, scope: Scope, budget: Budget): Known {
  const result: { [key: string]: Known } = {};
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = evaluate(property.argument, scope, budget);
      if (isRecord(spread)) Object.assign(result, spread);
      continue;
    }
    const { key } = property;
    const name = property.computed
      ? evaluate(key, scope, budget)
      : key.type === 'Identifier'
        ? key.name
        : key.type === 'Literal'
          ? String(key.value)
          : undefined;
    if (typeof name === 'string' && property.kind === 'init') result[name] = evaluate(property.value as estree.Expression, scope, budget);
  }
  return result;
}

function call(node: estree.SimpleCallExpression, scope: Scope, budget: Budget): Known {
  if (node.callee.type === 'Identifier' && node.callee.name === elementName) return elementOf(node.arguments, { scope, budget, on });
  const args = node.arguments.map((argument) => evaluate(argument, scope, budget));
  const { callee } = node;
  if (callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty') return scope.imports.glob(args[0]) ?? unknown(budget);
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed) {
    const method = callee.property.name;
    const owner = callee.object.type === 'Identifier' ? callee.object.name : undefined;
    if (owner === 'Object') return orUnknown(callOnObject(method, args), budget);
    if (owner === 'Math') return orUnknown(callOnMath(method, args), budget);
    if (owner === 'JSON') return orUnknown(callOnJson(method, args), budget);
    const object = evaluate(callee.object, scope, budget);
    if (object === cutShort || (callee.optional && (object === undefined || object === null))) return cutShort;
    // Nothing is waited for.
    if (method === 'then' && typeof args[0] === 'function') return args[0]([object]);
    if (Array.isArray(object)) return orUnknown(callOnList(object as readonly Known[], method, args), budget);
    if (typeof object === 'string' && method in textMethods) return textMethods[method]?.(object, args);
    const pattern = regExpOf(object);
    if (pattern !== undefined) return orUnknown(callOnPattern(pattern, method, args), budget);
    if (owner === 'require') return args[0];
  }
  const target = evaluate(callee, scope, budget);
  if (target === cutShort || (node.optional && (target === undefined || target === null))) return cutShort;
  if (typeof target !== 'function') return unknown(budget);
  const result = target(args);
  // `defineConfig` and its like give back what they are given.
  const isDefine =
    callee.type === 'Identifier' && /^(?:define|with)[A-Z]/.test(callee.name) && isRecord(result) && typeof result['calls'] === 'string';
  return isDefine ? called(args[0]) : result;
}

/** What a call gives. Nothing found, `null`, is known. */
function orUnknown(value: Known, budget: Budget): Known {
  return value === undefined ? unknown(budget) : value;
}

/** `delete object.name`. */
function removeMember(node: estree.Expression, scope: Scope, budget: Budget): Known {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return unknown(budget);
  const object = evaluate(node.object, scope, budget);
  return isRecord(object) ? Reflect.deleteProperty(object, node.property.name) : unknown(budget);
}

function memberOf(value: Known, name: string, budget: Budget): Known {
  if ((typeof value === 'string' || Array.isArray(value)) && name === 'length') return value.length;
  if (Array.isArray(value)) return (value as readonly Known[])[Number(name)];
  if (typeof value === 'function' && Object.hasOwn(value, name)) return (value as unknown as { readonly [key: string]: Known })[name];
  // What a function of a package gives back.
  if (isRecord(value) && 'calls' in value && !Object.hasOwn(value, name)) return unknown(budget);
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** `Intl.NumberFormat(locale, options)`, with `new` or without. */
function intlCall({ callee, arguments: written }: estree.SimpleCallExpression | estree.NewExpression, scope: Scope, budget: Budget): Known {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier' || callee.object.name !== 'Intl') return undefined;
  const args = written.map((argument) => evaluate(argument, scope, budget));
  return callee.property.type === 'Identifier' ? intlOf(callee.property.name, args) : undefined;
}
