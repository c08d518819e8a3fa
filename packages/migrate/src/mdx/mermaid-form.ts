import type { ComponentForm } from './component-forms.ts';
import { attributeValue, type MdxElement, type MdxWork } from './mdx-page.ts';
import { dedent, rangeOf } from '../rewrite.ts';

// How a diagram of Mermaid begins, behind its settings and comments.
const opening =
  /^\s*(?:---\n[^]*?\n---\s*)?(?:%%[^\n]*\n\s*)*(?:graph|flowchart|sequenceDiagram|classDiagram|stateDiagram|erDiagram|journey|gantt|pie|quadrantChart|requirementDiagram|gitGraph|mindmap|timeline|C4[A-Z]\w+|sankey|xychart|block|packet|kanban|architecture|zenuml)\b/;

/** A component that has a diagram drawn, by whatever name, which it is given as an attribute or between its tags; a script of the page draws it. */
export const mermaidForm: ComponentForm = (element, work) => {
  const diagram = [...givenTexts(element, work), textBetween(element, work)].find((text) => opening.test(text));
  if (diagram === undefined) return undefined;
  work.noteHarmless(`the look of the component <${element.name ?? ''}>`, rangeOf(element)[0], 'The diagram that it is given stands there.');
  return `\`\`\`mermaid\n${dedent(diagram.replace(/^[ \t]*\n/, '')).trimEnd()}\n\`\`\``;
};

/** The attributes of `element` that are texts. */
export function givenTexts(element: MdxElement, work: MdxWork): readonly string[] {
  return element.attributes.flatMap((attribute) => {
    const value = attribute.type === 'mdxJsxAttribute' ? attributeValue(element, attribute.name, work) : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}

/** What stands between the tags of `element`, as it is written, or the text of an expression that stands there alone. */
function textBetween({ children }: MdxElement, work: MdxWork): string {
  const [first, last] = [children[0], children.at(-1)];
  if (first === undefined || last === undefined) return '';
  const value = first === last && /^mdx\w+Expression$/.test(first.type) && 'value' in first ? work.evaluated?.(first.value) : undefined;
  return typeof value === 'string' ? value : work.body.slice(rangeOf(first)[0], rangeOf(last)[1]);
}
