import type * as estree from 'estree';
import { parse } from 'acorn';
import { transform } from 'esbuild';
import { callOnList, callOnObject, textMethods } from './known-calls.ts';
import { isRecord, type Known, type KnownFunction } from './known.ts';
import type { SiteFolder } from './site-folder.ts';

interface Module {
  readonly program: estree.Program;
  readonly file: string;
  readonly scope: Scope;
}

/** Names of a module or function, each worked out when it is first asked for. */
interface Scope {
  readonly names: Map<string, () => Known>;
  readonly outer?: Scope;
  readonly module: { readonly file: string; readonly load: (from: string, specifier: string) => Known };
}

const mostSteps = 200_000;

/** Reads the module `file` of `folder` and what it imports of the site, and gives its exports by name; `default` is also `module.exports`. */
export async function readScriptConfig(folder: SiteFolder, file: string): Promise<{ readonly [name: string]: Known }> {
  const modules = new Map<string, Module>();
  await collectModules(folder, file, modules);
  const budget = { left: mostSteps };
  const exported = new Map<string, { readonly [name: string]: Known }>();
  const load = (from: string, specifier: string): Known => {
    const target = folder.resolveModule(from, specifier);
    if (target === undefined) return undefined;
    const json = folder.jsonAt(target);
    if (json !== undefined)
      return { default: json as Known, ...(isRecord(json as Known) ? (json as { readonly [key: string]: Known }) : {}) };
    const known = exported.get(target);
    if (known !== undefined) return known;
    const module = modules.get(target);
    if (module === undefined) return undefined;
    exported.set(target, {});
    const result = exportsOf(module, budget);
    exported.set(target, result);
    return result;
  };
  for (const module of modules.values()) Object.assign(module.scope.module, { load });
  return (load(file, `./${file.slice(file.lastIndexOf('/') + 1)}`) ?? {}) as { readonly [name: string]: Known };
}

async function collectModules(folder: SiteFolder, file: string, modules: Map<string, Module>): Promise<void> {
  if (modules.has(file) || !/\.[cm]?[jt]sx?$/.test(file)) return;
  const text = folder.textAt(file);
  if (text === undefined) return;
  const program = await parseModule(text);
  if (program === undefined) return;
  const scope: Scope = { names: new Map(), module: { file, load: () => undefined } };
  modules.set(file, { program, file, scope });
  for (const specifier of specifiersOf(text)) {
    const target = folder.resolveModule(file, specifier);
    if (target !== undefined) await collectModules(folder, target, modules);
  }
}

async function parseModule(text: string): Promise<estree.Program | undefined> {
  try {
    const { code } = await transform(text, { loader: 'tsx', target: 'esnext', jsx: 'preserve', logLevel: 'silent' }).catch(() =>
      transform(text, { loader: 'ts', target: 'esnext', logLevel: 'silent' }),
    );
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true }) as estree.Program;
  } catch {
    return undefined;
  }
}

function specifiersOf(text: string): readonly string[] {
  const found = text.matchAll(/(?:from\s*|import\s*\(?\s*|require(?:\.resolve)?\s*\(\s*)["']([^"'\n]+)["']/g);
  return [...found].map(([, specifier = '']) => specifier).filter((specifier) => specifier.startsWith('.'));
}

interface Budget {
  left: number;
}

function exportsOf({ program, scope }: Module, budget: Budget): { readonly [name: string]: Known } {
  const result: { [name: string]: Known } = {};
  declare(program.body, scope, budget);
  for (const node of program.body) {
    if (node.type === 'ExportDefaultDeclaration') {
      result['default'] = called(
        isFunction(node.declaration)
          ? makeFunction(node.declaration, scope, budget)
          : evaluate(node.declaration as estree.Expression, scope, budget),
      );
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of namesOf(node))
        result[exported] = exported === 'default' ? called(lookUp(local, scope)) : lookUp(local, scope);
    } else if (node.type === 'ExpressionStatement' && node.expression.type === 'AssignmentExpression') {
      const { left, right } = node.expression;
      if (left.type === 'MemberExpression' && left.object.type === 'Identifier' && left.object.name === 'module')
        result['default'] = called(evaluate(right, scope, budget));
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
function called(value: Known): Known {
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
    if (node.type === 'ImportDeclaration') declareImport(node, scope);
    else if (node.type === 'ExportNamedDeclaration' && node.declaration) declare([node.declaration], scope, budget);
    else if (node.type === 'FunctionDeclaration')
      scope.names.set(
        node.id.name,
        once(() => makeFunction(node, scope, budget)),
      );
    else if (node.type === 'VariableDeclaration') {
      for (const { id, init } of node.declarations) {
        if (init)
          bind(
            id,
            once(() => evaluate(init, scope, budget)),
            scope,
          );
      }
    }
  }
}

function declareImport(node: estree.ImportDeclaration, scope: Scope): void {
  const source = String(node.source.value);
  const whole = once(() => (source.startsWith('.') ? scope.module.load(scope.module.file, source) : undefined));
  for (const specifier of node.specifiers) {
    const { name } = specifier.local;
    const wanted = specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' ? specifier.imported.name : 'default';
    scope.names.set(name, () => {
      if (!source.startsWith('.')) return (args) => ({ calls: source, name: wanted, args });
      const module = whole();
      return specifier.type === 'ImportNamespaceSpecifier' ? module : memberOf(module, wanted);
    });
  }
}

function bind(id: estree.Pattern, value: () => Known, scope: Scope): void {
  if (id.type === 'Identifier') scope.names.set(id.name, value);
  else if (id.type === 'AssignmentPattern') bind(id.left, value, scope);
  else if (id.type === 'ObjectPattern') {
    for (const property of id.properties) {
      if (property.type === 'Property' && property.key.type === 'Identifier') {
        const { name } = property.key;
        bind(property.value, () => memberOf(value(), name), scope);
      }
    }
  } else if (id.type === 'ArrayPattern')
    id.elements.forEach((element, index) => element && bind(element, () => memberOf(value(), String(index)), scope));
}

function once(work: () => Known): () => Known {
  let state: { readonly value: Known } | undefined;
  let isWorking = false;
  return () => {
    if (state !== undefined) return state.value;
    if (isWorking) return undefined;
    isWorking = true;
    state = { value: work() };
    return state.value;
  };
}

function lookUp(name: string, scope: Scope): Known {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    const found = at.names.get(name);
    if (found !== undefined) return found();
  }
  return name === 'require' ? ([path]) => required(path, scope) : undefined;
}

function required(path: Known, scope: Scope): Known {
  if (typeof path !== 'string') return undefined;
  if (!path.startsWith('.')) return (args) => ({ calls: path, name: 'default', args });
  const module = scope.module.load(scope.module.file, path);
  return isRecord(module) && module['default'] !== undefined ? module['default'] : module;
}

type FunctionNode =
  estree.FunctionDeclaration | estree.FunctionExpression | estree.ArrowFunctionExpression | estree.MaybeNamedFunctionDeclaration;

function isFunction(node: { readonly type: string }): node is FunctionNode {
  return node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';
}

function makeFunction(node: FunctionNode, outer: Scope, budget: Budget): KnownFunction {
  return (args) => {
    const scope: Scope = { names: new Map(), outer, module: outer.module };
    node.params.forEach((param, index) => bind(param, () => args[index], scope));
    if (node.body.type !== 'BlockStatement') return evaluate(node.body, scope, budget);
    return runBlock(node.body.body, scope, budget)?.value;
  };
}

function runBlock(body: readonly estree.Statement[], scope: Scope, budget: Budget): { readonly value: Known } | undefined {
  declare(body, scope, budget);
  for (const statement of body) {
    if (statement.type === 'ReturnStatement')
      return { value: statement.argument ? evaluate(statement.argument, scope, budget) : undefined };
    if (statement.type === 'IfStatement' && Boolean(evaluate(statement.test, scope, budget))) {
      const branch = statement.consequent;
      const result = runBlock(
        branch.type === 'BlockStatement' ? branch.body : [branch],
        { names: new Map(), outer: scope, module: scope.module },
        budget,
      );
      if (result !== undefined) return result;
    }
  }
  return undefined;
}

function evaluate(
  node: estree.Expression | estree.SpreadElement | estree.Super | estree.PrivateIdentifier,
  scope: Scope,
  budget: Budget,
): Known {
  budget.left -= 1;
  if (budget.left < 0) return undefined;
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
      return node.name === 'undefined' ? undefined : lookUp(node.name, scope);
    case 'MemberExpression':
      return memberOf(
        value(node.object),
        node.computed ? String(value(node.property)) : node.property.type === 'Identifier' ? node.property.name : '',
      );
    case 'ChainExpression':
      return value(node.expression);
    case 'AwaitExpression':
      return value(node.argument);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return makeFunction(node, scope, budget);
    case 'CallExpression':
      return call(node, scope, budget);
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
      return node.operator === '!' ? !value(node.argument) : node.operator === '-' ? -Number(value(node.argument)) : undefined;
    case 'BinaryExpression':
      return compare(node.operator, value(node.left), value(node.right));
    default:
      return undefined;
  }
}

function isText(value: Known): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function compare(operator: string, left: Known, right: Known): Known {
  if (operator === '===' || operator === '==') return left === right;
  if (operator === '!==' || operator === '!=') return left !== right;
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
  const args = node.arguments.map((argument) => evaluate(argument, scope, budget));
  const { callee } = node;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed) {
    const object = evaluate(callee.object, scope, budget);
    const method = callee.property.name;
    if (Array.isArray(object)) return callOnList(object as readonly Known[], method, args);
    if (typeof object === 'string' && method in textMethods) return textMethods[method]?.(object, args);
    if (callee.object.type === 'Identifier' && callee.object.name === 'Object') return callOnObject(method, args);
    // `path.join(__dirname, 'sidebars.json')` is a file of the site.
    if (callee.object.type === 'Identifier' && callee.object.name === 'path')
      return args.filter((part) => typeof part === 'string').join('/');
    if (callee.object.type === 'Identifier' && callee.object.name === 'require') return args[0];
  }
  const target = evaluate(callee, scope, budget);
  if (typeof target !== 'function') return undefined;
  const result = target(args);
  // `defineConfig` and its like give back what they are given.
  const isDefine =
    callee.type === 'Identifier' && /^(?:define|with)[A-Z]/.test(callee.name) && isRecord(result) && typeof result['calls'] === 'string';
  return isDefine ? called(args[0]) : result;
}

function memberOf(value: Known, name: string): Known {
  if (Array.isArray(value)) return name === 'length' ? value.length : (value as readonly Known[])[Number(name)];
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
