import { parse } from 'yaml';
import { at, textOf } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';
import type { PythonCode, PythonObject } from '../read/python-code.ts';
import { directive } from '../rewrite.ts';

/** A reference as Markdown, and what of it was not found. */
export interface WrittenReference {
  readonly text: string;
  readonly missing: readonly string[];
}

/** What a page asks for by `::: name` with options below it; `level`: of the heading that it stands in, 0 when in none. */
export type ReferenceWriter = (name: string, written: string, level: number) => WrittenReference | undefined;

/**
 * Writes what mkdocstrings makes of texts in code in Python, as far as it stands there: inherited members and values that only running it
 * would tell do not.
 */
export function openReferences(code: PythonCode, everywhere: Known): ReferenceWriter {
  return (name, written, level) => {
    const found = code(name);
    if (found === undefined) return undefined;
    const object = { ...found, members: [...found.members, ...passedOn(found, name, code)] };
    const given = optionsIn(written);
    const options: Known = { ...(isRecord(everywhere) ? everywhere : {}), ...(isRecord(given) ? given : {}) };
    const hasHeading = level > 0 || at(options, 'show_root_heading') === true;
    const root = level > 0 ? level : Number(at(options, 'heading_level') ?? 2);
    const missing: string[] = [];
    const title = at(options, 'show_root_full_path') === false ? object.name : name;
    const head = hasHeading ? `${'#'.repeat(root)} \`${title}\` {#${name}}` : `<a id="${name}"></a>`;
    const write = (member: PythonObject, path: string, depth: number): string =>
      [
        `${'#'.repeat(Math.min(6, depth))} \`${member.name}\` {#${path}}`,
        describe(member, options),
        ...(member.kind === 'class' ? shownMembers(member, undefined, options).map((inner) => write(inner, `${path}.${inner.name}`, depth + 1)) : []),
      ].join('\n\n');
    const listed = at(options, 'members');
    const members = shownMembers(object, listed, options, (gone) => missing.push(`${name}.${gone}`));
    const depth = hasHeading ? root + 1 : root;
    return { text: [head, describe(object, options), ...members.map((member) => write(member, `${name}.${member.name}`, depth))].join('\n\n'), missing };
  };
}

/** What a module has from others and lists among its own names (`__all__`). */
function passedOn({ kind, source, members }: PythonObject, name: string, code: PythonCode): readonly PythonObject[] {
  const listed = kind === 'module' ? /^__all__\s*(?::[^=\n]*)?=\s*[[(]([^\])]*)[\])]/m.exec(source)?.[1] : undefined;
  const names = [...(listed ?? '').matchAll(/["'](\w+)["']/g)].map(([, own = '']) => own);
  return names.filter((own) => !members.some((member) => member.name === own)).flatMap((own) => code(`${name}.${own}`) ?? []);
}

/** The options below a name; older versions part them in two. */
function optionsIn(written: string): Known {
  try {
    const all = parse(written) as Known;
    return Object.assign({}, at(all, 'rendering'), at(all, 'selection'), at(all, 'options')) as Known;
  } catch {
    return {};
  }
}

function shownMembers(object: PythonObject, listed: Known, options: Known, onMissing?: (name: string) => void): readonly PythonObject[] {
  if (listed === false) return [];
  if (Array.isArray(listed) && listed.length > 0)
    return (listed as readonly Known[]).flatMap((name) => {
      const found = object.members.find((member) => member.name === name);
      if (found === undefined) onMissing?.(String(name));
      return found ?? [];
    });
  const isShown = ({ name, doc }: PythonObject): boolean => !name.startsWith('_') && (doc !== '' || at(options, 'show_if_no_docstring') === true);
  const shown = object.members.filter(isShown);
  return textOf(options, 'members_order') === 'source' ? shown : shown.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Signature, text and source of `object`. */
function describe(object: PythonObject, options: Known): string {
  const signature = object.kind === 'module' ? [] : [['```python', object.signature, '```'].join('\n')];
  const text = object.doc === '' ? [] : [withSections(object.doc)];
  const hasSource = at(options, 'show_source') !== false && (object.kind === 'class' || object.kind === 'function');
  const marks = '`'.repeat(Math.max(3, ...[...object.source.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length + 1)));
  const source = hasSource
    ? [directive('details', { label: `${object.file}`, content: `${marks}python\n${object.source}\n${marks}` })]
    : [];
  return [...signature, ...text, ...source].join('\n\n');
}

// What sections of texts in the style of Google are called, and how they are headed.
const sections: { readonly [name: string]: string } = {
  args: 'Parameters',
  arguments: 'Parameters',
  params: 'Parameters',
  parameters: 'Parameters',
  'keyword args': 'Keyword arguments',
  'keyword arguments': 'Keyword arguments',
  attributes: 'Attributes',
  returns: 'Returns',
  yields: 'Yields',
  raises: 'Raises',
  warns: 'Warns',
  examples: 'Examples',
  example: 'Example',
};
const lists = new Set(['Parameters', 'Keyword arguments', 'Attributes', 'Raises', 'Warns']);

/** `doc` with its sections under names in bold, and lists of names as lists; code in it is left alone. */
function withSections(doc: string): string {
  const out: string[] = [];
  let isCode = false;
  let section: string | undefined;
  for (const written of withSessions(doc).split('\n')) {
    if (/^\s*(?:`{3,}|~{3,})/.test(written)) isCode = !isCode;
    const line = isCode ? written : withoutStrayTags(written, doc);
    const title = isCode ? undefined : sections[/^([A-Za-z ]+):\s*$/.exec(line)?.[1]?.toLowerCase() ?? ''];
    if (title !== undefined) {
      section = title;
      out.push(`**${title}**`, '');
      continue;
    }
    if (/^\S/.test(line)) section = undefined;
    const item = section !== undefined && lists.has(section) && !isCode ? /^ {1,4}(\*{0,2}[\w.]+)(?: \(([^)]*)\))?:\s*(.*)$/.exec(line) : null;
    if (item !== null) out.push(`- \`${item[1] ?? ''}\`${item[2] === undefined ? '' : ` (\`${item[2]}\`)`}: ${item[3] ?? ''}`);
    else out.push(section === undefined ? line : line.replace(/^ {1,4}/, lists.has(section) ? '  ' : ''));
  }
  return out.join('\n').trim();
}

/** `doc` with what is typed into Python and what it answers as code: to Markdown three of its signs would be quotes of quotes. */
function withSessions(doc: string): string {
  const isInCode = (at: number): boolean => (doc.slice(0, at).match(/^[ \t]*(?:`{3,}|~{3,})/gm)?.length ?? 0) % 2 === 1;
  return doc.replace(/^([ \t]*)>>> [^\n]*(?:\n(?=[ \t]*\S)[^\n]*)*/gm, (session, indent: string, at: number) =>
    isInCode(at) ? session : `${indent}\`\`\`pycon\n${session}\n${indent}\`\`\``,
  );
}

const voidTags = new Set(['br', 'hr', 'img', 'wbr']);

/** `line` of `doc`, in which a tag that is never closed is a text, such as the name of an element that the text is about. */
function withoutStrayTags(line: string, doc: string): string {
  const isClosed = (slash: string, name: string): boolean => doc.includes(slash === '' ? `</${name}>` : `<${name}`);
  const isTag = (slash: string, name: string): boolean => voidTags.has(name) || /^(?:https?|mailto):/.test(name) || isClosed(slash, name);
  const escape = (text: string): string =>
    text.replace(/<(\/?)([A-Za-z][\w:.+-]*)([^<>]*)>/g, (whole, slash: string, name: string) => (isTag(slash, name) ? whole : `&lt;${whole.slice(1)}`));
  const parts = line.split(/(`+[^`]*`+)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : escape(part))).join('');
}
