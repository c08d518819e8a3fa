import type { ExpressionNode, MethodNode, StatementNode } from './script-tree.ts';

type Node = ExpressionNode | StatementNode;

/** What a stretch of a script may create of its own exceptions; `isKnown`: nothing else can be thrown there that it declares. */
interface Thrown {
  readonly created: ReadonlySet<string>;
  readonly isKnown: boolean;
}

/**
 * Says of statements of a whole script whether they may throw the exception `type`, which the script declares. A method that is
 * called by name may throw what is created in it. What has no name where it is called (lambdas, methods behind `&`, members of own
 * types) may run anywhere.
 */
export function createThrowFinder(
  script: readonly StatementNode[],
  methods: ReadonlyMap<string, readonly MethodNode[]>,
): (statements: readonly StatementNode[], type: string) => boolean {
  const all = [...nodesIn(script)];
  const anywhere = follow(
    all.flatMap((node): readonly unknown[] => {
      if (node.kind === 'lambda') return [node.body];
      if (node.kind === 'reference') return [node, ...(methods.get(node.name.replace(/^.*\./, '')) ?? [])];
      return node.kind === 'type' ? [node.members] : [];
    }),
    methods,
  );
  return (statements, type) => {
    const here = follow([statements], methods);
    return !here.isKnown || !anywhere.isKnown || here.created.has(type) || anywhere.created.has(type);
  };
}

/** What is created in `parts` and in the methods that are called there, near or far. */
function follow(parts: readonly unknown[], methods: ReadonlyMap<string, readonly MethodNode[]>): Thrown {
  const created = new Set<string>();
  let isKnown = true;
  const followed = new Set(parts);
  for (const part of followed) {
    const nodes = [...nodesIn(part)];
    const caught = new Set(nodes.flatMap((node) => (node.kind === 'try' ? node.handlers.map(({ name }) => name.text) : [])));
    for (const node of nodes) {
      if (node.kind === 'new') created.add(node.type.text);
      // A method without statements is one that was left out.
      if (node.kind === 'method' && node.body.length === 0) isKnown = false;
      if (node.kind === 'reference') created.add(node.name.replace(/\.новый$/, ''));
      if (node.kind === 'call' && node.of.kind === 'name') for (const method of methods.get(node.of.name) ?? []) followed.add(method);
      const thrown = node.kind === 'throw' ? node.value : node.kind === 'unary' && node.sign === 'выбросить' ? node.of : undefined;
      // A value that comes from elsewhere may be anything; one that was caught here was thrown here.
      if (thrown !== undefined && thrown.kind !== 'new' && !(thrown.kind === 'name' && caught.has(thrown.name))) isKnown = false;
    }
  }
  return { created, isKnown };
}

/** Every expression and statement in `value`, however deep. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  // Of all that a tree holds only these have a kind.
  if ('kind' in value) yield value as Node;
  for (const part of Object.values(value)) yield* nodesIn(part);
}
