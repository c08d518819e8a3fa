import type * as estree from 'estree';
import { isRecord, notKnown, notShown, type Known, type KnownElement } from './known.ts';
import type { Place } from './run-block.ts';

/** What JSX is compiled to: calls of a function of this name. */
export const elementName = '__element';

/** `isNew && <Badge … />`: a mark beside a text that is there in any case. */
function isOptionalBadge(node: estree.Expression | estree.SpreadElement): boolean {
  const shown = node.type === 'LogicalExpression' && node.operator === '&&' ? node.right : undefined;
  if (shown?.type !== 'CallExpression' || shown.callee.type !== 'Identifier' || shown.callee.name !== elementName) return false;
  const [type] = shown.arguments;
  return type?.type === 'Identifier' && type.name.endsWith('Badge');
}

/** Whether an element has the attribute `key` for its HTML. */
function isHtml(key: string | undefined): boolean {
  return key === 'set:html' || key === 'dangerouslySetInnerHTML';
}

const writesMarkdown = /^(?:marked|md|micromark|parse|render\w*|\w*(?:markdown|Markdown)\w*)$/;

/** What `node` has made HTML of: the only text that a function is given which is called so (`marked(text)`, `{ __html: md.render(text) }`). */
function markdownIn(node: estree.Expression | estree.SpreadElement, place: Place): Known {
  if (node.type === 'AwaitExpression') return markdownIn(node.argument, place);
  if (node.type === 'ObjectExpression') {
    const [property] = node.properties;
    const inner = property?.type === 'Property' ? markdownIn(property.value as estree.Expression, place) : undefined;
    return inner === undefined ? undefined : { __html: inner };
  }
  if (node.type !== 'CallExpression') return undefined;
  const called = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
  const name = called.type === 'Identifier' ? called.name : '';
  const [first, ...others] = node.arguments;
  if (!writesMarkdown.test(name) || first === undefined || others.length > 0) return undefined;
  const { scope, budget, on } = place;
  const before = budget.unknown;
  const markdown = on.evaluate(first, scope, budget);
  budget.unknown = before;
  return typeof markdown === 'string' ? { markdown } : undefined;
}

/** The members of an object that is spread over the attributes, of which some may not be known. */
function spread(node: estree.Expression, { scope, budget, on }: Place): Known {
  const before = budget.unknown;
  const value = on.evaluate(node, scope, budget);
  const isKnown = budget.unknown === before;
  budget.unknown = before;
  if (isKnown) return value;
  if (!isRecord(value) || 'calls' in value) return notKnown;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, member ?? notKnown]));
}

/** `__element(type, props, ...children)`, in which what cannot be known is marked, and the rest kept. */
export function elementOf(
  [type, props, ...children]: estree.SimpleCallExpression['arguments'],
  { scope, budget, on }: Place,
): KnownElement {
  const marked = (node: estree.Expression | estree.SpreadElement, key?: string): Known => {
    const before = budget.unknown;
    const value = on.evaluate(node.type === 'SpreadElement' ? node.argument : node, scope, budget);
    const isKnown = budget.unknown === before;
    budget.unknown = before;
    if (isKnown) return value;
    return isOptionalBadge(node) ? notShown : ((isHtml(key) ? markdownIn(node, { scope, budget, on }) : undefined) ?? notKnown);
  };
  const properties = props?.type === 'ObjectExpression' ? props.properties : [];
  const own: { [name: string]: Known } = {};
  for (const property of properties) {
    if (property.type === 'SpreadElement') Object.assign(own, spread(property.argument, { scope, budget, on }));
    else {
      const key = property.key.type === 'Identifier' ? property.key.name : property.key.type === 'Literal' ? String(property.key.value) : undefined;
      if (key !== undefined) own[key] = marked(property.value as estree.Expression, key);
    }
  }
  const isFragment = type?.type === 'MemberExpression' && type.property.type === 'Identifier' && type.property.name === 'Fragment';
  return {
    element: isFragment ? 'Fragment' : type === undefined ? undefined : marked(type),
    name: type?.type === 'Identifier' ? type.name : '',
    props: own,
    children: children.map((child) => marked(child)),
  };
}
