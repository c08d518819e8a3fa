import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { walk } from '../convert/parse-markdown.ts';
import { directive, indentRest, rangeOf } from '../rewrite.ts';
import { slotName } from './expand-component.ts';
import { convertShown, noteUnknown, type ShownComponent } from './own-component.ts';
import { innerOfNodes, isMdxElement, textAttribute, valueOf, type ConvertNode, type MdxElement, type MdxWork, type SlotText } from './mdx-page.ts';

/** By what a component that answers to readers is looked at. */
export interface ActingTools {
  readonly element: MdxElement;
  readonly convert: ConvertNode;
  /** What another component of the site shows. */
  readonly open: (element: MdxElement, work: MdxWork) => ShownComponent | undefined;
}

/** Something that readers do with a component, and how it is kept without the script that answers to them. */
interface ActingForm {
  /** What of it is lost, in words, and what stands in its place. */
  readonly lost: string;
  readonly fate: string;
  /** What its script answers to; otherwise to anything. */
  readonly script?: ShownComponent['script'];
  /** The text; `undefined`: the component is of another kind. */
  readonly write: (shown: ShownComponent, tools: ActingTools) => string | undefined;
}

const actingForms: readonly ActingForm[] = [
  { lost: 'ticks that the browser remembers', fate: 'The list stands there as it is written.', script: 'ticks', write: tickedList },
  { lost: 'answers to choose from', fate: 'They are a list; what is right unfolds below it.', write: choice },
  { lost: 'the look of a spoiler', fate: 'What it hides unfolds.', write: spoiler },
];

/** What stands in the place of a component of the site that answers to readers; `undefined`: it does not, or what they do is not known. */
export function convertActing(shown: ShownComponent, tools: ActingTools): string | undefined {
  const { place, script } = shown;
  const { element } = tools;
  if (script === undefined || script === 'quiet' || !isBlock(element, place)) return undefined;
  for (const { lost, fate, script: wanted = script, write } of actingForms) {
    const text = wanted === script ? write({ ...shown, script: undefined }, tools) : undefined;
    if (text === undefined) continue;
    place.noteHarmless(`${lost}, in ${place.name}`, place.start, fate);
    return element.type === 'mdxJsxTextElement' ? ownBlock(text, element, place.body) : text;
  }
  return undefined;
}

/** Whether a block can stand in the place of `element`: nothing follows it in its paragraph. */
function isBlock(element: MdxElement, { body }: MdxWork): boolean {
  const after = body.slice(rangeOf(element)[1]);
  return element.type === 'mdxJsxFlowElement' || /^[ \t]*(?:$|\n[ \t]*(?:$|\n|[-*+][ \t]|\d+[.)][ \t]|<\/))/.test(after);
}

/** `text` in the place of `element`, the last one of its paragraph, parted from what stands around it. */
function ownBlock(text: string, element: MdxElement, body: string): string {
  const [start] = rangeOf(element);
  const line = body.slice(body.lastIndexOf('\n', start - 1) + 1, start);
  // As deep as what stands behind the mark of an item.
  const indent = (/^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*/.exec(line)?.[0] ?? '').replace(/[^\t]/g, ' ');
  const isParted = line.trim() === '' && /(?:^|\n)[ \t]*\n[ \t]*$|^[ \t]*$/.test(body.slice(0, start));
  return (isParted ? '' : `\n\n${indent}`) + indentRest(text, indent);
}

/** Tasks that readers tick off, when it is given nothing else. */
function tickedList(shown: ShownComponent, { convert }: ActingTools): string | undefined {
  const slots = [...walk(shown.tree)].flatMap((node) => (isMdxElement(node) && node.name === slotName ? (slotOf(node, shown.work)?.nodes ?? []) : []));
  return slots.length > 0 && slots.every(isTasks) ? convertShown(shown, convert) : undefined;
}

function isTasks(node: Nodes): boolean {
  return node.type === 'list' && node.children.every(({ checked }) => typeof checked === 'boolean');
}

/** One of the answers to a question. */
interface Answer {
  readonly text: string;
  readonly isRight: boolean;
  /** What readers are told who choose it. */
  readonly comment: string;
}

/** A question with answers of which one is chosen by a button of its own (`<input type="radio">`): a list, and what is right below it. */
function choice(shown: ShownComponent, tools: ActingTools): string | undefined {
  const answers = answersIn(shown.tree.children, shown.work, tools);
  if (!answers.some(({ isRight }) => isRight)) return undefined;
  noteUnknown(shown);
  const items = answers.map(({ text }) => itemOf(text));
  const told = answers.filter(({ isRight, comment }) => isRight || comment !== '');
  const solutions = told.map(({ text, isRight, comment }) => itemOf([`${isRight ? '✓' : '✗'} ${text}`, comment].filter((part) => part !== '').join('\n\n')));
  return `${items.join('\n')}\n\n${directive('details', { content: solutions.join('\n') })}`;
}

function itemOf(text: string): string {
  return `- ${indentRest(text, '  ')}`;
}

/** The answers in `nodes`, in components and what they are given, too. */
function answersIn(nodes: readonly Nodes[], work: MdxWork, tools: ActingTools): readonly Answer[] {
  return nodes.flatMap((node): readonly Answer[] => {
    if (!isMdxElement(node)) return 'children' in node ? answersIn(node.children, work, tools) : [];
    const { name } = node;
    if (name === slotName) {
      const given = slotOf(node, work);
      return given === undefined ? [] : answersIn(given.nodes, given.work, tools);
    }
    if (name !== null && /^[A-Z]/.test(name)) {
      const shown = tools.open(node, work);
      return shown === undefined ? [] : answersIn(shown.tree.children, shown.work, tools);
    }
    const input = name === 'label' ? [...walk(node)].find((inner) => isMdxElement(inner) && isRadio(inner, work)) : undefined;
    if (input === undefined || !isMdxElement(input)) return answersIn(node.children, work, tools);
    return [answerOf(node, { isRight: isMarkedRight(input, work) || isMarkedRight(node, work), work, tools })];
  });
}

function answerOf(label: MdxElement, { isRight, work, tools: { convert } }: { isRight: boolean; work: MdxWork; tools: ActingTools }): Answer {
  const bare: ConvertNode = (node, at) => (isMdxElement(node) && node.name === 'input' ? '' : convert(node, at));
  const comments = [...walk(label)].filter((node) => isMdxElement(node) && node.name === 'template');
  const comment = comments.map((node) => ('children' in node ? innerOfNodes(work, node.children, convert).trim() : ''));
  return { text: innerOfNodes(work, label.children, bare).trim(), isRight, comment: comment.join('\n\n') };
}

function isRadio(element: MdxElement, work: MdxWork): boolean {
  return element.name === 'input' && textAttribute(element, 'type', work) === 'radio';
}

/** Whether an attribute such as `data-is-correct` says so. */
function isMarkedRight({ attributes }: MdxElement, work: MdxWork): boolean {
  return attributes.some((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !/(?:^|[-_]|[a-z](?=[A-Z]))(?:correct|right|solution)$/i.test(attribute.name)) return false;
    const value = valueOf(attribute, work);
    return value !== undefined && value !== false && value !== 'false';
  });
}

/** What a component by that name hides until readers ask for it, when it shows nothing else. */
function spoiler(shown: ShownComponent, { convert }: ActingTools): string | undefined {
  const isNamed = /spoiler/i.test(shown.place.name) || /<[\w-]*spoiler|\bclass="[^"]*spoiler/i.test(shown.work.body);
  const slots = [...walk(shown.tree)].filter((node) => isMdxElement(node) && node.name === slotName);
  const [slot] = slots;
  const given = slots.length === 1 && slot !== undefined && isMdxElement(slot) ? slotOf(slot, shown.work) : undefined;
  if (!isNamed || given === undefined || toString(shown.tree).trim() !== '') return undefined;
  noteUnknown(shown);
  return directive('details', { content: innerOfNodes(given.work, given.nodes, convert) });
}

function slotOf(element: MdxElement, work: MdxWork): SlotText | undefined {
  return work.slot?.(textAttribute(element, 'name', work));
}
