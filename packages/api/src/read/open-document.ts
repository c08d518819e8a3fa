import { suggest, type DiagnosticArgs, type FilePlace, type PresetFinding, type SourceInput } from '@helpgen/model';
import { finding, type apiCatalogue } from '../catalogue.ts';
import { parseText } from './parse-document.ts';
import { below, fieldsOf, isFields, pathOf, type Spot } from './spot.ts';

/** A document, with the files that it refers to. */
export interface OpenDocument {
  readonly root: Spot;
  readonly findings: PresetFinding[];
  /** Tells what is wrong at `spot`; `other` is a further place that has to do with it. */
  report(code: keyof typeof apiCatalogue, args: DiagnosticArgs, spot: Spot, other?: { readonly spot: Spot; readonly message: string }): void;
  /** `spot`, or what its reference leads to in the end; what leads nowhere has the value `undefined`, and was told of. */
  follow(spot: Spot): Spot;
  /** What `make` makes of a value of the document, made once. */
  once<T>(value: unknown, make: () => T): T;
}

/** The document in `file`, read as JSON or YAML; `undefined` when it cannot be read, which `findings` tell. */
export function openDocument(file: SourceInput, findings: PresetFinding[]): OpenDocument | undefined {
  const files = new Map<string | undefined, Spot | undefined>();
  const report: OpenDocument['report'] = (code, args, spot, other) => {
    const related = other === undefined ? {} : { related: [{ at: placeOf(other.spot), message: other.message }] };
    findings.push({ ...finding(code, args), at: placeOf(spot), ...related });
  };
  const open = (name: string | undefined, text: string): Spot | undefined => {
    const { value, faults } = parseText(name ?? file.path, text);
    const own = name === undefined ? {} : { file: name };
    for (const { reason, at } of faults) findings.push({ ...finding('HG2801', { reason }), at: { ...own, at } });
    return faults.length > 0 ? undefined : { value, ...own };
  };
  const root = open(undefined, file.text);
  if (root === undefined) return undefined;
  files.set(undefined, root);
  const told = new Set<unknown>();
  const made = new WeakMap<object, unknown>();
  const follow = (spot: Spot): Spot => {
    let current = spot;
    const passed = new Set<unknown>();
    for (;;) {
      const ref = fieldsOf(current)['$ref'];
      if (typeof ref !== 'string') return current;
      const key = current.value;
      const next = passed.has(key) ? { reason: 'it leads back to itself' } : target(current, ref);
      passed.add(key);
      if (!('reason' in next)) {
        current = next;
        continue;
      }
      if (!told.has(key)) report(next.code ?? 'HG2802', { ref, reason: next.reason }, below(current, '$ref'));
      told.add(key);
      return { ...current, value: undefined };
    }
  };
  const target = (from: Spot, ref: string): Spot | { readonly reason: string; readonly code?: 'HG2803' } => {
    const [, address = '', pointer = ''] = /^([^#]*)#?(.*)$/s.exec(ref) ?? [];
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return { reason: 'nothing is fetched from the network', code: 'HG2803' };
    const name = address === '' ? from.file : pathFrom(from.file ?? file.path, address);
    if (name !== file.path && !files.has(name)) {
      const text = name === undefined ? undefined : file.read(name);
      files.set(name, text === undefined ? undefined : open(name, text));
      if (text === undefined) return { reason: `there is no file \`${name ?? address}\`` };
    }
    const start = name === file.path ? root : files.get(name);
    return start === undefined ? { reason: `\`${name ?? address}\` cannot be read` } : walk(start, pointer);
  };
  const once = <T>(value: unknown, make: () => T): T => {
    if (typeof value !== 'object' || value === null) return make();
    // Under a value stands only what its one caller has made of it.
    const result = made.has(value) ? (made.get(value) as T) : make();
    made.set(value, result);
    return result;
  };
  return { root, findings, report, follow, once };
}

/** The value to which the JSON pointer (RFC 6901) leads. */
function walk(start: Spot, pointer: string): Spot | { readonly reason: string } {
  const keys = pointer.split('/').slice(1).map((key) => decode(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keys.length === 0 && pointer !== '') {
    const found = findAnchor(start, pointer);
    return found ?? { reason: `nothing has the anchor \`${pointer}\`` };
  }
  let current = start;
  for (const key of keys) {
    const next = below(current, Array.isArray(current.value) ? Number(key) : key);
    if (next.value === undefined) {
      const like = suggest(key, Object.keys(isFields(current.value) ? current.value : {}));
      return { reason: `there is no \`${key}\`${like === undefined ? '' : `; there is \`${like}\``}` };
    }
    current = next;
  }
  return current;
}

/** What has the `$anchor` of JSON Schema among the definitions of the document. */
function findAnchor(start: Spot, name: string): Spot | undefined {
  for (const group of [['$defs'], ['definitions'], ['components', 'schemas']]) {
    const holder = below(start, ...group);
    const key = Object.entries(fieldsOf(holder)).find(([, value]) => isFields(value) && value['$anchor'] === name)?.[0];
    if (key !== undefined) return below(holder, key);
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path of the file that `address` means in the file `from`, both from the folder of the config. */
function pathFrom(from: string, address: string): string {
  const steps = from.split('/').slice(0, -1);
  for (const step of decode(address).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** Where `spot` stands, for findings. */
export function placeOf(spot: Spot): FilePlace {
  return { ...(spot.file === undefined ? {} : { file: spot.file }), at: pathOf(spot) };
}
