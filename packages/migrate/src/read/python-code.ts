import type { SiteFolder } from './site-folder.ts';

/** Something that a module in Python declares, or the module itself. */
export interface PythonObject {
  readonly kind: 'attribute' | 'class' | 'function' | 'module';
  readonly name: string;
  /** Names of packages, module and classes around it, with its own. */
  readonly path: string;
  /** Its declaration in one line or several, without decorators and the colon at its end. */
  readonly signature: string;
  /** Its text, without the indent that it has there; empty when it has none. */
  readonly doc: string;
  /** Its lines as they are written, without their indent. */
  readonly source: string;
  readonly file: string;
  readonly members: readonly PythonObject[];
}

/** Finds what a path such as `package.module.Class.method` names; `undefined`: no file of the site declares it. */
export type PythonCode = (path: string) => PythonObject | undefined;

/** Reads modules in Python from `folder`, those below `places` first, without running them. */
export function openPythonCode(folder: SiteFolder, places: readonly string[]): PythonCode {
  let files: readonly string[] | undefined;
  const modules = new Map<string, PythonObject | undefined>();
  const fileOf = (module: string): string | undefined => {
    files ??= folder.list('').filter((file) => file.endsWith('.py'));
    const names = [`${module.replaceAll('.', '/')}.py`, `${module.replaceAll('.', '/')}/__init__.py`];
    const wanted = [...places, '', 'src'].flatMap((place) => names.map((name) => (place === '' || place === '.' ? name : `${place}/${name}`)));
    const near = wanted.find((file) => folder.has(file));
    if (near !== undefined) return near;
    const [only, ...others] = files.filter((file) => names.some((name) => file.endsWith(`/${name}`)));
    return others.length === 0 ? only : undefined;
  };
  const moduleAt = (module: string): PythonObject | undefined => {
    const known = modules.get(module);
    if (known !== undefined || modules.has(module)) return known;
    const file = fileOf(module);
    const text = file === undefined ? undefined : folder.textAt(file);
    const read = file === undefined || text === undefined ? undefined : readModule(text, module, file);
    modules.set(module, read);
    return read;
  };
  const find = (path: string, depth: number): PythonObject | undefined => {
    const parts = path.split('.');
    for (let count = parts.length; count > 0; count -= 1) {
      const module = moduleAt(parts.slice(0, count).join('.'));
      if (module === undefined) continue;
      const rest = parts.slice(count);
      const found = rest.reduce<PythonObject | undefined>((object, name) => object?.members.find((member) => member.name === name), module);
      if (found !== undefined || depth > 5) return found;
      const origins = importsOf(module, rest[0] ?? '');
      for (const origin of origins) {
        const imported = find([origin, ...rest.slice(1)].join('.'), depth + 1);
        if (imported !== undefined) return imported;
      }
      return undefined;
    }
    return undefined;
  };
  return (path) => find(path, 0);
}

/** What `name` may be called where `module` imports it from: by its name, or with everything that a module has. */
function importsOf({ source, path, file }: PythonObject, name: string): readonly string[] {
  const around = path.split('.').slice(0, file.endsWith('__init__.py') ? undefined : -1);
  const imports = [...source.matchAll(/^[ \t]*from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n]*)/gm)];
  return imports.flatMap(([, from = '', list = '']): readonly string[] => {
    const [, dots = '', rest = ''] = /^(\.*)(.*)$/.exec(from) ?? [];
    const base = dots === '' ? [] : around.slice(0, around.length - (dots.length - 1));
    const entries = list.replace(/[()#]/g, ' ').split(',').map((item) => /^\s*(\w+|\*)(?:\s+as\s+(\w+))?\s*$/.exec(item));
    const found = entries.find((item) => item !== null && (item[1] === '*' || (item[2] ?? item[1]) === name));
    return found ? [[...base, ...(rest === '' ? [] : [rest]), found[1] === '*' ? name : (found[1] ?? name)].join('.')] : [];
  });
}

function readModule(text: string, path: string, file: string): PythonObject {
  const lines = text.split('\n').map((line) => line.replaceAll('\t', '    '));
  const body = { lines, isText: linesInText(lines), path, file };
  const members = membersOf(body, [0, lines.length], 0);
  return { kind: 'module', name: path.replace(/^.*\./, ''), path, signature: '', doc: docAt(lines, 0), source: text, file, members };
}

/** For each line whether it begins inside of a text of several lines. */
function linesInText(lines: readonly string[]): readonly boolean[] {
  let open = '';
  return lines.map((line) => {
    const isInside = open !== '';
    for (const [mark] of line.matchAll(/"""|'''|#(?=[^"']*$)/g)) {
      if (mark === '#') {
        if (open === '') break;
      } else if (open === '') open = mark;
      else if (open === mark) open = '';
    }
    return isInside;
  });
}

interface PythonBody {
  readonly lines: readonly string[];
  readonly isText: readonly boolean[];
  readonly path: string;
  readonly file: string;
}

const declaration = /^(?:(?:async[ ]+)?def|class)[ ]+(\w+)/;

/** What the lines `from` to `to` declare at `indent`. */
function membersOf(body: PythonBody, [from, to]: readonly [number, number], indent: number): readonly PythonObject[] {
  const members = new Map<string, PythonObject>();
  for (let at = from; at < to; at += 1) {
    const line = body.lines[at] ?? '';
    if (body.isText[at] === true || line.trim() === '' || indentOf(line) !== indent) continue;
    const text = line.trim();
    const name = declaration.exec(text)?.[1];
    const path = `${body.path}.${name ?? /^\w+/.exec(text)?.[0] ?? ''}`;
    if (name !== undefined) {
      const head = endOfHead(body.lines, at);
      const end = endOfBody(body, head + 1, to, indent);
      const isClass = text.startsWith('class');
      const inner = indentOf(body.lines.slice(head + 1, end).find((next) => next.trim() !== '') ?? '');
      const signature = dedentBy(body.lines.slice(at, head + 1), indent).replace(/:\s*(?:#.*)?(?:\.\.\.\s*)?$/, '');
      const source = dedentBy(body.lines.slice(at, end), indent).trimEnd();
      const own = isClass ? membersOf({ ...body, path }, [head + 1, end], inner) : [];
      // Of a property with a setter the first counts.
      const kind = isClass ? 'class' : 'function';
      const doc = docAt(body.lines.slice(0, end), head + 1);
      if (!members.has(name)) members.set(name, { kind, name, path, signature, doc, source, file: body.file, members: own });
      at = end - 1;
    } else {
      const attribute = /^([A-Za-z_]\w*)[ ]*(?::[ ]*[^=]+)?(?:=(?!=).*)?$/.exec(text);
      if (attribute === null || !/[:=]/.test(text) || /^(?:if|else|try|for|while|with|return|except|finally|elif)\b/.test(text)) continue;
      const [, own = ''] = attribute;
      const doc = docAt(body.lines.slice(0, to), at + 1, indent);
      members.set(own, { kind: 'attribute', name: own, path, signature: text, doc, source: text, file: body.file, members: [] });
    }
  }
  return [...members.values()];
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function dedentBy(lines: readonly string[], width: number): string {
  return lines.map((line) => (line.slice(0, width).trim() === '' ? line.slice(width) : line)).join('\n');
}

/** The line in which the head of a declaration ends: that of the colon behind its brackets. */
function endOfHead(lines: readonly string[], start: number): number {
  let depth = 0;
  for (let at = start; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').replace(/#.*$/, '').replace(/"[^"]*"|'[^']*'/g, '');
    depth += (line.match(/[([{]/g) ?? []).length - (line.match(/[)\]}]/g) ?? []).length;
    if (depth <= 0 && line.includes(':')) return at;
  }
  return start;
}

function endOfBody({ lines, isText }: PythonBody, start: number, to: number, indent: number): number {
  for (let at = start; at < to; at += 1) {
    const line = lines[at] ?? '';
    if (isText[at] !== true && line.trim() !== '' && !line.trim().startsWith('#') && indentOf(line) <= indent) return at;
  }
  return to;
}

/** The text that stands alone behind `start`, without its indent; with `indent` only one that has it. */
function docAt(lines: readonly string[], start: number, indent?: number): string {
  let at = start;
  while (at < lines.length && /^\s*(?:#.*)?$/.test(lines[at] ?? '')) at += 1;
  const line = lines[at] ?? '';
  const [opening = '', quote = ''] = /^\s*[rRuU]?("""|'''|"|')/.exec(line) ?? [];
  if (quote === '' || (indent !== undefined && (indentOf(line) !== indent || at > start + 1))) return '';
  const rest = [line.slice(opening.length), ...lines.slice(at + 1)].join('\n');
  const end = quote.length === 1 ? rest.split('\n')[0]?.lastIndexOf(quote) ?? -1 : rest.indexOf(quote);
  if (end < 0) return '';
  const [first = '', ...others] = rest.slice(0, end).split('\n');
  const width = Math.min(...others.filter((one) => one.trim() !== '').map(indentOf), 200);
  return [first.trim(), ...others.map((one) => one.slice(width).trimEnd())].join('\n').trim();
}
