import type { FlowDirection } from './lay-out-flow.ts';

/** What stands where a relation meets a box: of classes, or how many there are of entities. */
export type RelationEnd = 'none' | 'arrow' | 'triangle' | 'diamond' | 'full-diamond' | 'one' | 'zero-one' | 'many' | 'zero-many';

/** A field, a method or an attribute: its texts stand below those of its neighbours. */
export interface EntityRow {
  readonly cells: readonly string[];
  readonly style?: 'italic' | 'underline';
}

/** A class, an entity or a note. */
export interface Entity {
  readonly id: string;
  title: string;
  /** Such as `interface`. */
  annotation?: string;
  group?: string;
  readonly isNote?: boolean;
  /** Rows by what they are, such as fields and methods; what is empty is not drawn. */
  readonly rooms: readonly EntityRow[][];
}

/** A connection of two boxes. */
export interface Relation {
  readonly from: string;
  readonly to: string;
  readonly start: RelationEnd;
  readonly end: RelationEnd;
  readonly startText?: string;
  readonly endText?: string;
  readonly label?: string;
  readonly isDashed: boolean;
}

/** A class diagram or one of entities and their relations, as its source says it. */
export interface EntityDiagram {
  readonly direction: FlowDirection;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly relations: readonly Relation[];
}

/** Lines of Mermaid's source that say something, without what is for comments and readers of the source. */
export function listLines(source: string): readonly string[] {
  const lines = source.replace(/^\s*---\n[\s\S]*?\n---\s*\n/, '').split('\n').map((line) => line.trim().replace(/;$/, ''));
  return lines.filter((line) => line !== '' && !line.startsWith('%%')).slice(1);
}

/** Where `TB`, `LR` and the like lead. */
export const directions: { readonly [direction: string]: FlowDirection | undefined } = {
  TD: 'DOWN', TB: 'DOWN', LR: 'RIGHT', BT: 'UP', RL: 'LEFT',
};

const numbers: { readonly [end in RelationEnd]?: string } = { one: '1', 'zero-one': '0..1', many: '1..*', 'zero-many': '0..*' };

/** The text alternative: what each box holds, and what is connected with what. */
export function describeEntities({ entities, relations }: EntityDiagram): string {
  const boxes = [...entities.values()].map(({ title, annotation, rooms }) => {
    const rows = rooms.flat().map(({ cells }) => cells.filter((cell) => cell !== '').join(' '));
    return `${title}${annotation === undefined ? '' : ` (${annotation})`}${rows.length === 0 ? '' : `: ${rows.join(', ')}`}`;
  });
  const ways = relations.map(({ from, to, label, start, end, startText = numbers[start], endText = numbers[end] }) => {
    const near = [entities.get(from)?.title, startText];
    const far = [endText, entities.get(to)?.title];
    const isBack = end === 'none' && start !== 'none';
    const [first, last] = isBack ? [far.toReversed(), near.toReversed()] : [near, far];
    return [...first, '→', label === undefined ? undefined : `(${label})`, ...last].filter((text) => text !== undefined).join(' ');
  });
  return [...boxes, ...ways].join('; ');
}
