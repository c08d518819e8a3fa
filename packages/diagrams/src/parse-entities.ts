import { directions, listLines } from './entity-diagram.ts';
import type { Entity, EntityDiagram, Relation, RelationEnd } from './entity-diagram.ts';
import type { FlowDirection } from './lay-out-flow.ts';

const name = '(?:"[^"]+"|[\\p{L}\\p{N}_-]+)(?:\\[[^\\]]+\\])?(?::::\\w+)?';
const ignored = /^(?:style|classDef|class|accTitle|accDescr\s*:)\b/;
const entityLine = new RegExp(`^(${name})\\s*(\\{)?$`, 'u');
const keys = '(?:PK|FK|UK)';
const attributeLine = new RegExp(`^(\\S+)\\s+(\\S+)(?:\\s+(${keys}(?:\\s*,\\s*${keys})*))?(?:\\s+"([^"]*)")?$`, 'u');
const relationLine = new RegExp(`^(${name})\\s*(\\|\\||\\|o|\\}\\||\\}o)(--|\\.\\.|\\.-|-\\.)(\\|\\||o\\||\\|\\{|o\\{)\\s*(${name})\\s*(?::\\s*(.*))?$`, 'u');

const ends: { readonly [mark: string]: RelationEnd | undefined } = {
  '||': 'one', '|o': 'zero-one', 'o|': 'zero-one', '}|': 'many', '|{': 'many', '}o': 'zero-many', 'o{': 'zero-many',
};

/** Reads a diagram of entities and their relations; `undefined` when there is something in it that is not drawn here. */
export function parseEntities(source: string): EntityDiagram | undefined {
  const entities = new Map<string, Entity>();
  const relations: Relation[] = [];
  let direction: FlowDirection = 'DOWN';
  let open: Entity | undefined;
  const entityOf = (written: string): Entity => {
    const [, id = '', label] = /^("[^"]+"|[^[:]+)(?:\["?([^\]"]+)"?\])?/u.exec(written) ?? [];
    const entity = entities.get(id) ?? { id, title: id.replaceAll('"', ''), rooms: [[]] };
    if (label !== undefined) entity.title = label;
    entities.set(id, entity);
    return entity;
  };
  for (const line of listLines(source)) {
    if (open !== undefined) {
      const [, type, named, keysOf = '', comment = ''] = attributeLine.exec(line) ?? [];
      if (line === '}') open = undefined;
      else if (type === undefined || named === undefined) return undefined;
      else open.rooms[0]?.push({ cells: [named, type, keysOf, comment] });
      continue;
    }
    if (ignored.test(line)) continue;
    const [, turned] = /^direction\s+(\w\w)$/.exec(line) ?? [];
    const [, first, start = '', dashes, end = '', last, label] = relationLine.exec(line) ?? [];
    const [, alone, brace] = entityLine.exec(line) ?? [];
    if (turned !== undefined) direction = directions[turned] ?? 'DOWN';
    else if (first !== undefined && last !== undefined) {
      const [from, to] = [entityOf(first).id, entityOf(last).id];
      const text = label?.replace(/^"(.*)"$/, '$1').trim() ?? '';
      const shown = text === '' ? {} : { label: text };
      relations.push({ from, to, start: ends[start] ?? 'none', end: ends[end] ?? 'none', isDashed: dashes !== '--', ...shown });
    } else if (alone !== undefined) {
      const entity = entityOf(alone);
      if (brace !== undefined) open = entity;
    } else return undefined;
  }
  return entities.size === 0 ? undefined : { direction, entities, relations };
}
