import { lookUp, type Binding, type Scope } from './known-values.ts';
import type { NameNode } from './script-tree.ts';
import type { Walk } from './walk.ts';

const words: { readonly [word: string]: string } = {
  параметр: 'a parameter',
  лямбда: 'a parameter of the lambda',
  для: 'the variable of the loop',
};

/** Says that the name at `at` means something in `scope`. Who hears of a name in two ways knows nothing about it. */
export function declareName(scope: Scope, at: NameNode, { word, value }: Pick<Binding, 'word' | 'value'>, walk: Walk): void {
  const known = scope.own.get(at.text);
  if (scope.isWhole) tellOfClash(scope, at, word, walk);
  scope.own.set(at.text, { value: known === undefined ? value : undefined, word: known === undefined ? word : '', at, captures: [] });
}

function tellOfClash(scope: Scope, at: NameNode, word: string, walk: Walk): void {
  const lower = at.text.toLowerCase();
  const same = scope.own.get(at.text) ?? [...scope.own.values()].find((binding) => binding.at.text.toLowerCase() === lower);
  if (same !== undefined) return walk.tell('HG2414', { name: at.text, other: same.at.text, what: words[same.word] ?? 'a name' }, at);
  const outer = lookUp(scope, at.text);
  const isLocal = outer?.isOutside === true && outer.binding.word !== 'поле' && outer.binding.word !== 'конст';
  if (isLocal && word !== 'поле')
    walk.tell('HG2414', { name: at.text, other: at.text, what: words[outer.binding.word] ?? 'a name outside of the lambda' }, at);
}
