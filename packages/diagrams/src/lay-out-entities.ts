import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Entity, EntityDiagram, EntityRow, Relation } from './entity-diagram.ts';
import { findReturns, fontSize, layeredOptions, lineHeight, placesOf } from './lay-out-flow.ts';
import type { Box, FlowDirection, Place } from './lay-out-flow.ts';
import { runElk } from './run-elk.ts';
import { breakLines, textWidth, wrapWords } from './text-width.ts';

/** Where the rows of an entity stand in it. */
export interface EntityLayout extends Place {
  readonly entity: Entity;
  readonly width: number;
  readonly height: number;
  readonly titleLines: readonly string[];
  readonly rooms: readonly RoomLayout[];
}

/** A compartment: from its upper edge, pixels below that of the box, row by row. */
export interface RoomLayout {
  readonly top: number;
  readonly rows: readonly { readonly row: EntityRow; readonly cells: readonly CellLayout[] }[];
}

/** The lines of a text, the middle of the first `y` below the upper edge of the box. */
export interface CellLayout extends Place {
  readonly lines: readonly string[];
}

/** A relation from corner to corner, with its texts. */
export interface RelationLayout {
  readonly relation: Relation;
  readonly points: readonly Place[];
  readonly labels: readonly Box[];
}

/** A diagram of classes or entities whose parts have their places. */
export interface EntityDiagramLayout {
  readonly width: number;
  readonly height: number;
  readonly groups: readonly Box[];
  readonly entities: readonly EntityLayout[];
  readonly relations: readonly RelationLayout[];
}

const widest = { title: 240, cell: 250, label: 150 };
const inset = 12;
// What marks an end of a relation needs a straight piece of it.
const options = {
  ...layeredOptions,
  'elk.spacing.nodeNode': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '48',
  'elk.layered.spacing.edgeNodeBetweenLayers': '24',
};

/** Gives the parts of `diagram` their places; `isFolded`: what is long goes on beside its beginning. */
export function layOutEntities(diagram: EntityDiagram, direction: FlowDirection, isFolded = false): EntityDiagramLayout {
  const { relations } = diagram;
  const fold = isFolded ? { 'elk.layered.wrapping.strategy': 'MULTI_EDGE', 'elk.aspectRatio': '1.5' } : {};
  const boxes = new Map([...diagram.entities.values()].map((entity) => [entity.id, layOutEntity(entity)]));
  const turned = findReturns(diagram.entities.keys(), relations.map(({ from, to }) => ({ source: from, target: to })));
  const root = runElk({
    id: 'root',
    layoutOptions: { ...options, ...fold, 'elk.direction': direction },
    children: nestEntities(diagram, boxes),
    edges: relations.map((relation, index) => toEdge(relation, index, turned.has(index))),
  });
  const groups: Box[] = [];
  const entities: EntityLayout[] = [];
  const collect = ({ children = [] }: ElkNode): void => {
    for (const node of children) {
      const place = { x: node.x ?? 0, y: node.y ?? 0, width: node.width ?? 0, height: node.height ?? 0 };
      const box = boxes.get(node.id);
      if (box === undefined) groups.push({ ...place, lines: [node.id.slice(groupMark.length)], shape: 'group' });
      else entities.push({ ...box, ...place });
      collect(node);
    }
  };
  collect(root);
  const edges = new Map([root, ...(root.children ?? [])].flatMap(({ edges: own = [] }) => own).map((edge) => [edge.id, edge]));
  const drawn = relations.flatMap((relation, index) => {
    const edge = edges.get(`edge ${index}`);
    const points = placesOf(edge);
    return points.length < 2 ? [] : [{ relation, points: turned.has(index) ? points.toReversed() : points, labels: labelsOf(edge) }];
  });
  return { width: Math.ceil(root.width ?? 0), height: Math.ceil(root.height ?? 0), groups, entities, relations: drawn };
}

const groupMark = 'group ';
const heirs = ' heirs';

function nestEntities({ entities, relations }: EntityDiagram, boxes: ReadonlyMap<string, EntityLayout>): ElkNode[] {
  const groups = new Map<string, ElkNode[]>();
  const nodes: ElkNode[] = [];
  for (const { id, group } of entities.values()) {
    const { width = 0, height = 0 } = boxes.get(id) ?? {};
    // Lines to all heirs begin at one place.
    const hasHeirs = relations.some(({ from, start }) => from === id && start === 'triangle');
    const node = { id, width, height, ports: hasHeirs ? [{ id: `${id}${heirs}` }] : [] };
    if (group === undefined) nodes.push(node);
    else if (groups.get(group)?.push(node) === undefined) {
      const children = [node];
      groups.set(group, children);
      nodes.push({ id: `${groupMark}${group}`, children, layoutOptions: { 'elk.padding': '[top=34,left=14,bottom=14,right=14]' } });
    }
  }
  return nodes;
}

function layOutEntity(entity: Entity): EntityLayout {
  const { title, annotation, isNote = false } = entity;
  const size = isNote ? fontSize.label : fontSize.box;
  const titleLines = title.split(/<br\s*\/?>|\\n/i).flatMap((line) => wrapWords(line, size, widest.title));
  const head = (annotation === undefined ? 0 : lineHeight.label) + titleLines.length * (isNote ? lineHeight.label : lineHeight.box) + 14;
  const rows = entity.rooms.filter((room) => room.length > 0).map((room) => room.map((row) => ({ row, lines: breakCells(row) })));
  const columns: number[] = [];
  for (const { lines } of rows.flat()) {
    for (const [index, cell] of lines.entries()) columns[index] = Math.max(columns[index] ?? 0, ...cell.map((line) => textWidth(line, fontSize.label)));
  }
  const starts = columns.map((_, index) => inset + columns.slice(0, index).reduce((sum, width) => sum + (width === 0 ? 0 : width + 14), 0));
  let y = head;
  const rooms = rows.map((room) => {
    const top = y;
    y += 6;
    const placed = room.map(({ row, lines }) => {
      const cells = lines.map((cell, index) => ({ x: starts[index] ?? inset, y: y + lineHeight.label / 2, lines: cell }));
      y += Math.max(...lines.map((cell) => cell.length)) * lineHeight.label;
      return { row, cells };
    });
    y += 6;
    return { top, rows: placed };
  });
  const titles = [...titleLines.map((line) => textWidth(line, size) * 1.06), textWidth(`«${annotation ?? ''}»`, fontSize.label)];
  const inner = columns.reduce((sum, width) => sum + (width === 0 ? 0 : width + 14), 0) - 14;
  const width = Math.ceil(Math.max(72, ...titles.map((own) => own + 2 * inset), inner + 2 * inset));
  return { entity, x: 0, y: 0, width, height: y, titleLines, rooms };
}

function breakCells({ cells }: EntityRow): readonly (readonly string[])[] {
  return cells.map((cell) => wrapWords(cell, fontSize.label, widest.cell));
}

function toEdge({ from, to, start, label, startText, endText }: Relation, index: number, isTurned: boolean): ElkExtendedEdge {
  const [near, far] = isTurned ? [endText, startText] : [startText, endText];
  const labels = [...toLabel(near, 'TAIL'), ...toLabel(label, 'CENTER'), ...toLabel(far, 'HEAD')];
  const first = start === 'triangle' ? `${from}${heirs}` : from;
  return { id: `edge ${index}`, sources: [isTurned ? to : first], targets: [isTurned ? first : to], labels };
}

function toLabel(text: string | undefined, placement: string): ElkLabel[] {
  if (text === undefined || text === '') return [];
  const lines = breakLines(text, fontSize.label, widest.label);
  const width = Math.ceil(Math.max(...lines.map((line) => textWidth(line, fontSize.label)))) + 8;
  const inline = placement === 'CENTER' ? { 'elk.edgeLabels.inline': 'true' } : {};
  const layoutOptions = { 'elk.edgeLabels.placement': placement, ...inline };
  return [{ text, width, height: lines.length * lineHeight.label + 2, layoutOptions }];
}

function labelsOf(edge: ElkExtendedEdge | undefined): readonly Box[] {
  return (edge?.labels ?? []).map(({ x = 0, y = 0, width = 0, height = 0, text = '' }) => {
    return { x, y, width, height, lines: breakLines(text, fontSize.label, widest.label), shape: 'label' };
  });
}
