import { directions, listLines } from './entity-diagram.ts';
import type { Entity, EntityDiagram, EntityRow, Relation, RelationEnd } from './entity-diagram.ts';
import type { FlowDirection } from './lay-out-flow.ts';

interface Reading {
  readonly entities: Map<string, Entity>;
  readonly relations: Relation[];
  direction: FlowDirection;
  group?: string | undefined;
  /** The class between whose braces the next line stands. */
  open?: Entity | undefined;
}

const name = '(?:`[^`]+`|[\\p{L}\\p{N}_.]+(?:-[\\p{L}\\p{N}_.]+)*)(?:~.+?~(?=[\\s{:"\\[]|$))?(?:\\["[^"]*"\\])?(?::::\\w+)?';
const ignored = /^(?:style|classDef|cssClass|click|link|callback|accTitle|accDescr\s*:)\b/;
const classLine = new RegExp(`^class\\s+(${name})(?:\\s*<<(.+?)>>)?\\s*(\\{)?(?:(.*)\\})?$`, 'u');
const annotationLine = new RegExp(`^<<(.+?)>>\\s*(${name})$`, 'u');
const noteLine = new RegExp(`^note(?:\\s+for\\s+(${name}))?\\s+"(.*)"$`, 'u');
const arrow = '(<\\|?|\\*|o(?=[-.]))?(--|\\.\\.)(\\|?>|\\*|o(?=[\\s"]))?';
const relationLine = new RegExp(`^(${name})\\s*(?:"([^"]*)"\\s*)?${arrow}\\s*(?:"([^"]*)"\\s*)?(${name})\\s*(?::\\s*(.*))?$`, 'u');
const memberLine = new RegExp(`^(${name})\\s*:\\s*(.+)$`, 'u');

/** Reads a class diagram; `undefined` when there is something in it that is not drawn here. */
export function parseClasses(source: string): EntityDiagram | undefined {
  const reading: Reading = { entities: new Map(), relations: [], direction: 'DOWN' };
  for (const line of listLines(source)) if (!ignored.test(line) && !readLine(line, reading)) return undefined;
  return reading.entities.size === 0 ? undefined : reading;
}

function readLine(line: string, reading: Reading): boolean {
  const { entities, open } = reading;
  if (open !== undefined) {
    if (line === '}') reading.open = undefined;
    else addMember(open, line);
    return true;
  }
  const [, direction] = /^direction\s+(\w\w)$/.exec(line) ?? [];
  const [, group] = /^namespace\s+(\S+)\s*\{$/.exec(line) ?? [];
  const [, named, word, brace, body] = classLine.exec(line) ?? [];
  const [, annotation, annotated] = annotationLine.exec(line) ?? [];
  const [, noted, note] = noteLine.exec(line) ?? [];
  const relation = relationLine.exec(line);
  const [, owner, member] = memberLine.exec(line) ?? [];
  if (direction !== undefined) reading.direction = directions[direction] ?? 'DOWN';
  else if (group !== undefined) reading.group = group;
  else if (line === '}' && reading.group !== undefined) reading.group = undefined;
  else if (named !== undefined) {
    const entity = entityOf(named, reading);
    if (reading.group !== undefined) entity.group = reading.group;
    if (word !== undefined) entity.annotation = word;
    for (const text of body?.split(';') ?? []) addMember(entity, text.trim());
    if (brace !== undefined && body === undefined) reading.open = entity;
  } else if (annotated !== undefined && annotation !== undefined) entityOf(annotated, reading).annotation = annotation;
  else if (note !== undefined) {
    const id = `note ${entities.size}`;
    entities.set(id, { id, title: note, isNote: true, rooms: [] });
    const about = noted === undefined ? undefined : entityOf(noted, reading).id;
    if (about !== undefined) reading.relations.push({ from: about, to: id, start: 'none', end: 'none', isDashed: true });
  } else if (relation !== null) addRelation(relation, reading);
  else if (owner !== undefined && member !== undefined) addMember(entityOf(owner, reading), member);
  else return false;
  return true;
}

/** The class of that name, made when it is the first time that it is met. */
function entityOf(written: string, { entities }: Reading): Entity {
  const [, plain = '', types, label] = /^(`[^`]+`|[^~:[]+)(?:~(.+)~)?(?:\["([^"]*)"\])?/u.exec(written) ?? [];
  const id = plain.replaceAll('`', '');
  const entity = entities.get(id) ?? { id, title: id, rooms: [[], []] };
  if (label !== undefined) entity.title = label;
  else if (types !== undefined) entity.title = `${id}<${types}>`;
  entities.set(id, entity);
  return entity;
}

function addMember(entity: Entity, text: string): void {
  const [, annotation] = /^<<(.+)>>$/.exec(text) ?? [];
  if (annotation !== undefined) entity.annotation = annotation;
  if (annotation !== undefined || text === '') return;
  const [fields, methods] = entity.rooms;
  const [, call, mark = '', type = ''] = /^([^(]+\(.*\))\s*([$*]?)\s*:?\s*(.*)$/.exec(text) ?? [];
  const written = call === undefined ? text : `${call}${type.replace(/[$*]$/, '') === '' ? '' : `: ${type}`}`;
  const style = /[$*]$/.exec(mark || text)?.[0];
  const shown = written.replace(/[$*]$/, '').replace(/(?<=[\p{L}\p{N}])~(.+?)~/gu, '<$1>');
  const row: EntityRow = { cells: [shown], ...(style === undefined ? {} : { style: style === '$' ? 'underline' : 'italic' }) };
  (call === undefined ? fields : methods)?.push(row);
}

const ends: { readonly [mark: string]: RelationEnd | undefined } = {
  '<|': 'triangle', '|>': 'triangle', '<': 'arrow', '>': 'arrow', '*': 'full-diamond', o: 'diamond',
};

function addRelation([, first = '', startText, start = '', line, end = '', endText, last = '', label]: RegExpExecArray, reading: Reading): void {
  const [from, to] = [entityOf(first, reading).id, entityOf(last, reading).id];
  const near = { from, start: ends[start] ?? 'none', ...(startText === undefined ? {} : { startText }) } as const;
  const far = { to, end: ends[end] ?? 'none', ...(endText === undefined ? {} : { endText }) } as const;
  const rest = { isDashed: line === '..', ...(label === undefined ? {} : { label }) };
  // What is more general stands above what is made of it, whichever is written first.
  if (far.end !== 'triangle' || near.start === 'triangle') reading.relations.push({ ...near, ...far, ...rest });
  else {
    const texts = { ...(endText === undefined ? {} : { startText: endText }), ...(startText === undefined ? {} : { endText: startText }) };
    reading.relations.push({ from: to, to: from, start: far.end, end: near.start, ...texts, ...rest });
  }
}
