import type { ScriptValue } from './read-value.ts';

/** What is declared to be somewhere: a type or a name, with the steps behind it as a mention has them. */
export interface Declared extends Pick<ScriptValue, 'root' | 'isPath'> {
  readonly steps: string;
  /** Where the name means what it means. */
  readonly scope: Scope;
}

/** A stretch of code with names of its own; nobody knows what is `undefined`. */
export interface Scope {
  readonly own: Map<string, Declared | undefined>;
  readonly outer: Scope | undefined;
}

/** Lambdas in lambdas are looked through no deeper. */
const deepest = 12;

/** A scope inside of `outer`. */
export function createScope(outer: Scope | undefined): Scope {
  return { own: new Map(), outer };
}

/** Says in `scope` that `name` is `value`. Who hears of a name in two ways knows nothing about it. */
export function declare({ own }: Scope, name: string, value: Declared | undefined): void {
  own.set(name, own.has(name) && !isSame(own.get(name), value) ? undefined : value);
}

/** What `name` is in `scope`; `'nothing'` when it is not declared there. */
export function lookUp(scope: Scope, name: string): Declared | 'nothing' | undefined {
  let at: Scope | undefined = scope;
  for (let depth = 0; at !== undefined && depth < deepest; depth += 1) {
    if (at.own.has(name)) return at.own.get(name);
    at = at.outer;
  }
  return at === undefined ? 'nothing' : undefined;
}

/** From now on nobody knows what `name` is where `scope` has it from. */
export function forget(scope: Scope, name: string): void {
  for (let at: Scope | undefined = scope, depth = 0; at !== undefined && depth < deepest; at = at.outer, depth += 1)
    if (at.own.has(name)) at.own.set(name, undefined);
}

function isSame(one: Declared | undefined, other: Declared | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.root === other.root && one.steps === other.steps && one.isPath === other.isPath && (!one.isPath || one.scope === other.scope);
}
