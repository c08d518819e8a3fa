import type * as estree from 'estree';
import { callOnJson, callOnList, callOnObject, dateOf, intlOf, textMethods } from './known-calls.ts';
import { knownPackages } from './known-packages.ts';
import { assign, runBlock, setName, type Evaluator } from './run-block.ts';
import { unknown, type Budget, type Scope } from './scope.ts';
import { isRecord, notKnown, type Known, type KnownElement, type KnownFunction } from './known.ts';

/** What JSX is compiled to: calls of a function of this name. */
export const elementName = '__element';
/** What a fragment of JSX is compiled to. */
export const fragmentName = '__fragment';

const on: Evaluator = { evaluate, lookUp, bind, declare, compare };

/** The exports of a module by name; `default` is also `module.exports`. */
export function exportsOf(program: estree.Program, scope: Scope, budget: Budget): { readonly [name: string]: Known } {
  const result: { [name: string]: Known } = {};
  declare(program.body, scope, budget);
  for (const node of program.body) {
    if (node.type === 'ExportDefaultDeclaration') {
      result['default'] = isFunction(node.declaration)
        ? makeFunction(node.declaration, scope, budget)
        : evaluate(node.declaration as estree.Expression, scope, budget);
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of namesOf(node))
        result[exported] = lookUp(local, scope, budget);
    } else if (node.type === 'ExpressionStatement' && node.expression.type === 'AssignmentExpression') {
      const { left, right } = node.expression;
      if (left.type === 'MemberExpression' && left.object.type === 'Identifier' && left.object.name === 'module')
        result['default'] = evaluate(right, scope, budget);
      else if (
        left.type === 'MemberExpression' &&
        left.object.type === 'Identifier' &&
        left.object.name === 'exports' &&
        left.property.type === 'Identifier'
      ) {
        result[left.property.name] = evaluate(right, scope, budget);
      }
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

// What a module is told when the site is built for its readers.
const importMeta: Known = { env: { DEV: false, PROD: true, SSR: true, MODE: 'production' } };

// As functions, in lists that are filtered by them, and as types, in the rules of properties.
const builtIn: { readonly [name: string]: KnownFunction } = {
  Array: (args) => args,
  Boolean: ([value]) => Boolean(value),
  Number: ([value]) => Number(value),
  String: ([value]) => (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined),
};

function lookUp(name: string, scope: Scope, budget: Budget): Known {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    const found = at.names.get(name);
    if (found !== undefined) return found();
  }
  if (name in builtIn) return builtIn[name];
  if (name === 'require') return ([path]) => required(path, scope);
  if (name === fragmentName || name === 'Fragment') return 'Fragment';
  return unknown(budget);
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
      return typeof node.value === 'bigint' || node.value instanceof RegExp ? undefined : node.value;
    case 'TemplateLiteral': {
      const parts = node.expressions.map(value);
      if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number')) return undefined;
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
      if ((object === undefined || object === null) && !node.optional) return unknown(budget);
      const name = node.computed ? String(value(node.property)) : node.property.type === 'Identifier' ? node.property.name : '';
      return memberOf(object, name, budget);
    }
    case 'MetaProperty':
      return importMeta;
    case 'ChainExpression':
      return value(node.expression);
    case 'AwaitExpression':
      return value(node.argument);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return makeFunction(node, scope, budget);
    case 'CallExpression':
      return intlCall(node, scope, budget) ?? call(node, scope, budget);
    case 'NewExpression':
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date') return dateOf(node.arguments.map(value));
      return intlCall(node, scope, budget) ?? unknown(budget);
    case 'ImportExpression':
      return required(value(node.source), scope);
    case 'ConditionalExpression':
      return value(node.test) ? value(node.consequent) : value(node.alternate);
    case 'LogicalExpression': {
      const left = value(node.left);
      if (node.operator === '??') return left ?? value(node.right);
      return (node.operator === '||') === Boolean(left) ? left : value(node.right);
    }
    case 'UnaryExpression':
      if (node.operator === 'delete') return removeMember(node.argument, scope, budget);
      return node.operator === '!' ? !value(node.argument) : node.operator === '-' ? -Number(value(node.argument)) : undefined;
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
  if (operator === '===' || operator === '==') return left === right;
  if (operator === '!==' || operator === '!=') return left !== right;
  if (typeof left === 'number' && typeof right === 'number' && operator in onNumbers) return onNumbers[operator]?.(left, right);
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
  if (node.callee.type === 'Identifier' && node.callee.name === elementName) return elementOf(node.arguments, scope, budget);
  const args = node.arguments.map((argument) => evaluate(argument, scope, budget));
  const { callee } = node;
  if (callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty') return scope.imports.glob(args[0]) ?? unknown(budget);
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed) {
    const method = callee.property.name;
    const owner = callee.object.type === 'Identifier' ? callee.object.name : undefined;
    if (owner === 'Object') return callOnObject(method, args) ?? unknown(budget);
    if (owner === 'JSON') return callOnJson(method, args) ?? unknown(budget);
    const object = evaluate(callee.object, scope, budget);
    if (Array.isArray(object)) return callOnList(object as readonly Known[], method, args) ?? unknown(budget);
    if (typeof object === 'string' && method in textMethods) return textMethods[method]?.(object, args);
    // `path.join(__dirname, 'sidebars.json')` is a file of the site.
    if (owner === 'path') return args.filter((part) => typeof part === 'string').join('/');
    if (owner === 'require') return args[0];
  }
  const target = evaluate(callee, scope, budget);
  if (typeof target !== 'function') return unknown(budget);
  const result = target(args);
  // `defineConfig` and its like give back what they are given.
  const isDefine =
    callee.type === 'Identifier' && /^(?:define|with)[A-Z]/.test(callee.name) && isRecord(result) && typeof result['calls'] === 'string';
  return isDefine ? called(args[0]) : result;
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

/** `__element(type, props, ...children)`, in which what cannot be known is marked, and the rest kept. */
function elementOf([type, props, ...children]: estree.SimpleCallExpression['arguments'], scope: Scope, budget: Budget): KnownElement {
  const marked = (node: estree.Expression | estree.SpreadElement): Known => {
    const before = budget.unknown;
    const value = evaluate(node.type === 'SpreadElement' ? node.argument : node, scope, budget);
    const isKnown = budget.unknown === before;
    budget.unknown = before;
    return isKnown ? value : notKnown;
  };
  const properties = props?.type === 'ObjectExpression' ? props.properties : [];
  const own: { [name: string]: Known } = {};
  for (const property of properties) {
    if (property.type === 'SpreadElement') Object.assign(own, marked(property.argument));
    else if (property.key.type === 'Identifier') own[property.key.name] = marked(property.value as estree.Expression);
    else if (property.key.type === 'Literal') own[String(property.key.value)] = marked(property.value as estree.Expression);
  }
  return {
    element: type === undefined ? undefined : marked(type),
    name: type?.type === 'Identifier' ? type.name : '',
    props: own,
    children: children.map(marked),
  };
}
