import type { ListedPage } from '../api-page.ts';
import { createSlugs, slugOf } from '../page/slugs.ts';
import { below, fieldsOf, itemsOf, textAt, type Spot } from '../read/spot.ts';

/** Kinds of TypeDoc's reflections by their numbers (`ReflectionKind`). */
export const kinds = {
  project: 1, module: 2, namespace: 4, enum: 8, enumMember: 16, variable: 32, function: 64, class: 128, interface: 256,
  constructor: 512, property: 1024, method: 2048, accessor: 262_144, typeAlias: 2_097_152, reference: 4_194_304,
} as const;

/** Something that a module exports, or a member of it. */
export interface Reflection {
  readonly name: string;
  readonly kind: number;
  readonly spot: Spot;
  /** Its page, from the folder of the reference, without extension. */
  readonly to: string;
  /** Anchor of a member on the page of its owner. */
  readonly anchor: string;
  /** Of a module or a namespace: what it exports. */
  readonly children: readonly Reflection[];
  /** Of anything else: what it has. */
  readonly members: readonly Reflection[];
  /** Signatures; of what has none itself. */
  readonly declarations: readonly Spot[];
}

/** All that a library exports. */
export interface Reflections {
  readonly title: string;
  readonly modules: readonly Reflection[];
  /** The page, perhaps with an anchor, of the reflection with the number `id`. */
  targetOf(id: unknown): string | undefined;
  /** What a module exports that has its page elsewhere, under another name perhaps. */
  againIn(module: Reflection): readonly ListedPage[];
  parametersOf(signature: Spot): readonly Spot[];
}

/** The reflections of the project `root`. */
export function readReflections(root: Spot): Reflections {
  const targets = new Map<unknown, string>();
  const slugs = createSlugs();
  const children = itemsOf(below(root, 'children'));
  const modules = children.filter((spot) => kindOf(spot) === kinds.module);
  const note = (spot: Spot, to: string): void => {
    targets.set(fieldsOf(spot)['id'], to);
    for (const signature of itemsOf(below(spot, 'signatures'))) targets.set(fieldsOf(signature)['id'], to);
  };
  const read = (spot: Spot, to: string): Reflection => {
    note(spot, to);
    const anchors = createSlugs();
    const members = itemsOf(below(spot, 'children')).map((member): Reflection => {
      const anchor = anchors.make(nameOf(member));
      note(member, `${to}#${anchor}`);
      return { ...base(member), to, anchor, children: [], members: [] };
    });
    return { ...base(spot), to, anchor: '', children: [], members };
  };
  const readModule = (spot: Spot, folder: string): Reflection => {
    note(spot, `${folder}index`);
    const names = createSlugs();
    const exported = itemsOf(below(spot, 'children')).filter((child) => kindOf(child) !== kinds.module);
    const pages = exported.filter((child) => kindOf(child) !== kinds.reference).map((child) => {
      const to = `${folder}${names.make(nameOf(child))}`;
      return kindOf(child) === kinds.namespace ? readModule(child, `${to}/`) : read(child, to);
    });
    return { ...base(spot), to: `${folder}index`, anchor: '', children: pages, members: [] };
  };
  const list = modules.length === 0 ? [readModule(root, '')] : modules.map((module) => readModule(module, `${slugs.make(slugOf(nameOf(module)))}/`));
  const againIn: Reflections['againIn'] = ({ spot }) =>
    itemsOf(below(spot, 'children')).flatMap((child) => {
      const to = kindOf(child) === kinds.reference ? targets.get(fieldsOf(child)['target']) : undefined;
      return to === undefined ? [] : [{ title: nameOf(child), to }];
    });
  return {
    title: nameOf(root),
    modules: list,
    targetOf: (id) => (id === undefined ? undefined : targets.get(id)),
    againIn,
    parametersOf: (signature) => itemsOf(below(signature, 'parameters')),
  };
}

function base(spot: Spot): Pick<Reflection, 'name' | 'kind' | 'spot' | 'declarations'> {
  const signatures = [...itemsOf(below(spot, 'signatures')), ...[below(spot, 'getSignature')].filter(({ value }) => value !== undefined)];
  return { name: nameOf(spot), kind: kindOf(spot), spot, declarations: signatures.length === 0 ? [spot] : signatures };
}

function nameOf(spot: Spot): string {
  return textAt(spot, 'name') ?? 'default';
}

function kindOf(spot: Spot): number {
  return Number(fieldsOf(spot)['kind']);
}
