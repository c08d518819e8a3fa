import type { Heading } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { addProperties, rangeOf } from './mdast.ts';

const idInComment = /^<!--\s*#(\S+?)\s*-->$/;

/** Takes an explicit id off the end of `heading`: `## Title {#id}` or `## Title <!-- #id -->`. */
export function takeExplicitId(heading: Heading, compilation: Compilation): void {
  const id = takeFromComment(heading) ?? takeFromText(heading, compilation);
  if (id !== undefined) addProperties(heading, { id });
}

function takeFromComment(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const id = last?.type === 'html' ? idInComment.exec(last.value.trim())?.[1] : undefined;
  if (id === undefined) return undefined;
  heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  return id;
}

function takeFromText(heading: Heading, compilation: Compilation): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const text = last.value.trimEnd();
  const start = text.lastIndexOf('{#');
  const written = text.slice(start + 2, -1).trim();
  if (start < 0 || !text.endsWith('}') || /^$|[{}]/.test(written) || isEscaped(heading, compilation)) return undefined;
  last.value = text.slice(0, start).trimEnd();
  if (last.value === '') heading.children.pop();
  // A space cannot stand in an id.
  return written.replace(/\s+/g, '-').normalize('NFC');
}

function isEscaped(heading: Heading, compilation: Compilation): boolean {
  const [start, end] = rangeOf(heading);
  const text = compilation.prepared.text.slice(start, end);
  return text.charAt(text.lastIndexOf('{#') - 1) === '\\';
}
