import type { MermaidGraph } from 'beautiful-mermaid';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { runElk } from './run-elk.ts';
import { breakLines, textWidth } from './text-width.ts';

/** Where a flow goes, as ELK names it. */
export type FlowDirection = 'DOWN' | 'RIGHT' | 'UP' | 'LEFT';

/** Pixels from the upper left corner of the drawing. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A rectangle with its lines of text in it. */
export interface Box extends Place {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly shape: string;
}

/** A connection from corner to corner. */
export interface Line {
  readonly points: readonly Place[];
  readonly label: Box | undefined;
  readonly style: string;
  readonly hasArrowStart: boolean;
  readonly hasArrowEnd: boolean;
}

/** A flowchart whose parts have their places. */
export interface FlowLayout {
  readonly width: number;
  readonly height: number;
  /** Frames around what belongs together, the outer ones first. */
  readonly groups: readonly Box[];
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

/** Pixels of the text in boxes and on lines. */
export const fontSize = { box: 14, label: 12.5 } as const;
/** Pixels from line to line of it. */
export const lineHeight = { box: 19, label: 16 } as const;
const widest = { box: 210, label: 170 };

/** In layers in the order of the source: what comes back leads against the flow, and what is first stands first. */
export const layeredOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.separateConnectedComponents': 'false',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.padding': '[top=4,left=4,bottom=4,right=4]',
};

/** Gives the parts of `graph` their places; `isFolded`: what is long goes on beside its beginning. */
export function layOutFlow(graph: MermaidGraph, direction: FlowDirection, isFolded = false): FlowLayout {
  const fold = isFolded ? { 'elk.layered.wrapping.strategy': 'MULTI_EDGE', 'elk.aspectRatio': '1.5' } : {};
  const turned = findReturns(graph.nodes.keys(), graph.edges);
  const root = runElk({
    id: 'root',
    layoutOptions: { ...layeredOptions, ...fold, 'elk.direction': direction },
    children: nestNodes(graph),
    edges: graph.edges.map(({ source, target, label }, index) => ({
      id: `edge ${index}`,
      sources: [turned.has(index) ? target : source],
      targets: [turned.has(index) ? source : target],
      labels: label === undefined ? [] : [{ text: label, ...sizeOf(label, 'label'), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
    })),
  });
  const titles = new Map(listGroups(graph.subgraphs).map(({ id, label }) => [id, label]));
  const groups: Box[] = [];
  const boxes: Box[] = [];
  const collect = ({ children = [] }: ElkNode): void => {
    for (const node of children) {
      const place = { x: node.x ?? 0, y: node.y ?? 0, width: node.width ?? 0, height: node.height ?? 0 };
      const { label = node.id, shape = 'rectangle' } = graph.nodes.get(node.id) ?? {};
      if (node.children === undefined) boxes.push({ ...place, lines: breakLines(label, fontSize.box, widest.box), shape });
      else groups.push({ ...place, lines: [titles.get(node.id) ?? ''], shape: 'group' });
      collect(node);
    }
  };
  collect(root);
  const edges = new Map(collectEdges(root).map((edge) => [edge.id, edge]));
  const lines = graph.edges.flatMap(({ style, hasArrowStart, hasArrowEnd }, index) => {
    const edge = edges.get(`edge ${index}`);
    const drawn = placesOf(edge);
    const points = turned.has(index) ? drawn.toReversed() : drawn;
    return points.length < 2 ? [] : [{ points, label: labelOf(edge), style, hasArrowStart, hasArrowEnd }];
  });
  return { width: Math.ceil(root.width ?? 0), height: Math.ceil(root.height ?? 0), groups, boxes, lines };
}

/**
 * Numbers of the connections that lead back to where one has come from, going in the order of the source: turned round they stand
 * in no way of the layers, and nothing else is turned.
 */
export function findReturns(
  nodes: Iterable<string>,
  edges: readonly { readonly source: string; readonly target: string }[],
): ReadonlySet<number> {
  const names = [...nodes];
  const returns = new Set<number>();
  const entered = new Set<string>();
  const left = new Set<string>();
  const enter = (node: string): void => {
    if (entered.has(node)) return;
    entered.add(node);
    for (const [index, { source, target }] of edges.entries()) {
      if (source !== node) continue;
      if (entered.has(target) && !left.has(target)) returns.add(index);
      else enter(target);
    }
    left.add(node);
  };
  const isReached = (node: string): boolean => edges.some(({ source, target }) => target === node && source !== node);
  for (const node of names) if (!isReached(node)) enter(node);
  for (const node of names) enter(node);
  return returns;
}

function listGroups(groups: MermaidGraph['subgraphs']): MermaidGraph['subgraphs'] {
  return groups.flatMap((group) => [group, ...listGroups(group.children)]);
}

/** The nodes of `graph` in the order of the source, each within its group. */
function nestNodes(graph: MermaidGraph): ElkNode[] {
  const grouped = new Set<string>();
  const toGroup = ({ id, label, nodeIds, children }: MermaidGraph['subgraphs'][number]): ElkNode => {
    for (const inner of [id, ...nodeIds]) grouped.add(inner);
    const inner = children.map(toGroup);
    const own = nodeIds.filter((node) => !children.some((child) => child.id === node)).map(toNode);
    const { width } = sizeOf(label, 'box');
    return {
      id,
      children: [...own, ...inner],
      layoutOptions: {
        'elk.padding': '[top=34,left=14,bottom=14,right=14]',
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, 0)`,
      },
    };
  };
  const toNode = (id: string): ElkNode => {
    const { label = id, shape = 'rectangle' } = graph.nodes.get(id) ?? {};
    return { id, ...sizeOfBox(label, shape) };
  };
  const groups = graph.subgraphs.map(toGroup);
  const free = [...graph.nodes.keys()].filter((id) => !grouped.has(id)).map(toNode);
  return [...free, ...groups];
}

function sizeOf(label: string, kind: 'box' | 'label'): { readonly width: number; readonly height: number } {
  const lines = breakLines(label, fontSize[kind], widest[kind]);
  const width = Math.max(...lines.map((line) => textWidth(line, fontSize[kind])));
  return kind === 'label'
    ? { width: Math.ceil(width) + 8, height: lines.length * lineHeight.label + 2 }
    : { width: Math.ceil(width) + 28, height: lines.length * lineHeight.box + 16 };
}

function sizeOfBox(label: string, shape: string): { readonly width: number; readonly height: number } {
  if (shape === 'state-start' || shape === 'state-end') return { width: 18, height: 18 };
  const { width, height } = sizeOf(label, 'box');
  const isRound = ['diamond', 'stadium', 'circle', 'doublecircle', 'hexagon'].includes(shape);
  return { width: Math.max(width + (isRound ? 14 : 0), 48), height: height + (shape === 'cylinder' ? 12 : 0) };
}

function collectEdges({ edges = [], children = [] }: ElkNode): readonly ElkExtendedEdge[] {
  return [...edges, ...children.flatMap(collectEdges)];
}

/** The corners of a connection that was laid out, its ends included. */
export function placesOf(edge: ElkExtendedEdge | undefined): readonly Place[] {
  const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
  return alignStart(alignStart(points).toReversed()).toReversed();
}

/** A line that would begin with a step of a few pixels begins so much beside its place instead: it looks straight. */
function alignStart(points: readonly Place[]): readonly Place[] {
  const [first, second, third] = points;
  if (first === undefined || second === undefined || third === undefined || points.length < 4) return points;
  const [x, y] = [third.x - second.x, third.y - second.y];
  return Math.hypot(x, y) > 6 ? points : [{ x: first.x + x, y: first.y + y }, ...points.slice(3)];
}

function labelOf(edge: ElkExtendedEdge | undefined): Box | undefined {
  const label = edge?.labels?.[0];
  if (label === undefined) return undefined;
  const { x = 0, y = 0, width = 0, height = 0, text = '' } = label;
  return { x, y, width, height, lines: breakLines(text, fontSize.label, widest.label), shape: 'label' };
}
