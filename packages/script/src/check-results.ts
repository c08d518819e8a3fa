import type { ExpressionNode, MethodNode, StatementNode } from './script-tree.ts';
import type { Walk } from './walk.ts';

/** Whether the statement behind is reached; a call may be one that never returns. */
type Reach = 'yes' | 'no' | 'unknown';

/** Tells of results that are missing or not wanted, and of words that may not stand where they do. */
export function checkResults(method: MethodNode, walk: Walk): void {
  const { name, result, body, isAbstract } = method;
  const isConstructor = name.text === 'конструктор';
  const hasResult = result !== undefined && result.text !== 'ничто' && result.text !== 'никогда';
  if (hasResult && !isAbstract && body.length > 0 && reachEnd(body, walk) === 'yes') {
    walk.tell('HG2415', { method: name.text, reason: 'there is a way to its end without `возврат`' }, name);
  }
  eachStatement(body, { isInLoop: false, isLast: false }, (statement, { isInLoop, isLast }) => {
    const { kind } = statement;
    const word = kind === 'return' ? 'возврат' : kind === 'break' ? 'прервать' : kind === 'continue' ? 'продолжить' : undefined;
    if (word === undefined) return;
    if (isLast && (kind === 'return' || !isInLoop))
      walk.tell(
        'HG2416',
        { reason: `\`${word}\` may not stand in \`вконце\``, hint: 'Leave the method, or the loop, behind the statement.' },
        statement,
      );
    else if (kind !== 'return' && !isInLoop)
      walk.tell('HG2416', { reason: `\`${word}\` stands in no loop`, hint: 'Leave it out, or write `возврат`.' }, statement);
    if (kind !== 'return' || isConstructor) return;
    if (statement.value === undefined && hasResult)
      walk.tell('HG2415', { method: name.text, reason: `it gives \`${result.text}\`, and this \`возврат\` gives nothing` }, statement);
    if (statement.value !== undefined && (result === undefined || result.text === 'ничто')) {
      walk.tell('HG2415', { method: name.text, reason: 'it is declared without a type, so it can give nothing' }, statement);
    }
  });
}

function reachEnd(statements: readonly StatementNode[], walk: Walk): Reach {
  const reached = statements.map((statement) => reachBehind(statement, walk));
  return reached.includes('no') ? 'no' : (reached.at(-1) ?? 'yes');
}

function reachBehind(node: StatementNode, walk: Walk): Reach {
  const any = (...lists: readonly (readonly StatementNode[])[]): Reach => {
    const reached = lists.map((list) => reachEnd(list, walk));
    return reached.includes('yes') ? 'yes' : reached.includes('unknown') ? 'unknown' : 'no';
  };
  switch (node.kind) {
    case 'return':
    case 'throw':
    case 'break':
    case 'continue':
      return 'no';
    case 'expression':
      return returns(node.value, walk);
    case 'if':
      return node.otherwise === undefined ? 'yes' : any(...node.branches.map(({ body }) => body), node.otherwise);
    case 'case':
      return node.otherwise === undefined ? 'unknown' : any(...node.branches.map(({ body }) => body), node.otherwise);
    case 'while':
      return node.condition.kind === 'literal' ? 'unknown' : 'yes';
    case 'try':
      return node.last !== undefined && any(node.last) === 'no' ? 'no' : any(node.body, ...node.handlers.map(({ body }) => body));
    case 'scope':
      return any(node.body);
    default:
      return 'yes';
  }
}

function returns(node: ExpressionNode, { methods }: Walk): Reach {
  if (node.kind === 'unary' && node.sign === 'выбросить') return 'no';
  if (node.kind !== 'call') return 'yes';
  const own = node.of.kind === 'name' ? methods.get(node.of.name) : undefined;
  if (own === undefined) return 'unknown';
  return own.every(({ result }) => result?.text === 'никогда') ? 'no' : 'yes';
}

/** Where a statement stands: in a loop, in `вконце`. */
interface Standing {
  readonly isInLoop: boolean;
  readonly isLast: boolean;
}

function eachStatement(
  statements: readonly StatementNode[],
  where: Standing,
  see: (statement: StatementNode, where: Standing) => void,
): void {
  const inside = (list: readonly StatementNode[] = [], change: Partial<Standing> = {}): void =>
    eachStatement(list, { ...where, ...change }, see);
  for (const node of statements) {
    see(node, where);
    if (node.kind === 'if' || node.kind === 'case') {
      for (const { body } of node.branches) inside(body);
      inside(node.otherwise);
    } else if (node.kind === 'while' || node.kind === 'for') inside(node.body, { isInLoop: true });
    else if (node.kind === 'scope') inside(node.body);
    else if (node.kind === 'try') {
      inside(node.body);
      for (const { body } of node.handlers) inside(body);
      inside(node.last, { isLast: true, isInLoop: false });
    }
  }
}
