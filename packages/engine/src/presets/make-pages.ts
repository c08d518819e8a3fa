import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { StatIndex } from '@helpgen/disk';
import { digestOf, digestOfAll } from '@helpgen/disk';
import type { Diagnostic, MadeFile, PagesSource, Preset, Source as PresetSource, SourcePath } from '@helpgen/model';
import { canonicalJson, folderOf, resolveSourcePath, toDiagnostic } from '@helpgen/model';
import { createRoleAssigner } from '@helpgen/site';
import { attempt } from '../attempt.ts';
import type { BuildRun } from '../build-run.ts';
import { finding } from '../finding.ts';
import { readText } from '../steps/read-text.ts';
import type { MadeSource, Source } from '../steps/source.ts';
import { toolId } from '../tool-id.ts';
import { messageOf } from './preset-failure.ts';
import { createSourceReader, plainText } from './read-for-source.ts';
import type { SourceReading } from './read-for-source.ts';

/** What the step needs. */
export interface MakeStep extends BuildRun {
  readonly stats: StatIndex;
}

/** What was made of one document. */
interface MadeDocument {
  readonly files: readonly Source[];
  readonly readings: readonly SourceReading[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A source with the preset that it belongs to; its place in the list of all is its number. */
interface Maker<Kind extends PresetSource = PresetSource> {
  readonly preset: Preset;
  readonly source: Kind;
}

/** The sources of `presets`. */
export function sourcesOf(presets: readonly Preset[]): readonly Maker[] {
  return presets.flatMap((preset) => (preset.sources ?? []).map((source) => ({ preset, source })));
}

/** The files that sources make of the documents among `files`; what is kept of an equal document is taken from the store. */
export async function makePages(step: MakeStep, files: readonly Source[]): Promise<Omit<MadeDocument, 'readings'>> {
  const makers = sourcesOf(step.presets.list);
  const present = new Map(files.map(({ path }) => [path, path]));
  const made: Source[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const document of files) {
    const maker = document.role.kind === 'document' ? makers[document.role.maker] : undefined;
    if (!makesPages(maker)) continue;
    const result = await keepMade(step, document, () => makeOne(step, document, maker));
    diagnostics.push(...result.diagnostics);
    for (const file of result.files) {
      const other = present.get(file.path);
      if (other !== undefined) {
        const args = { preset: maker.preset.name, file: file.path, reason: `\`${other}\` stands there already` };
        diagnostics.push(finding('HG7006', args, { at: { file: document.path } }));
        continue;
      }
      made.push(file);
      present.set(file.path, document.path);
    }
  }
  return { files: made, diagnostics };
}

function makesPages(maker: Maker | undefined): maker is Maker<PagesSource> {
  return maker?.source.kind === 'pages';
}

async function keepMade({ store, stats, project, presets }: MakeStep, { path, digest }: Source, make: () => Promise<MadeDocument>): Promise<MadeDocument> {
  const digestOfRead = (reading: SourceReading): string => digestNow(stats, join(project.root, reading.path));
  const key = digestOfAll([toolId, presets.digest, path, digest]);
  const kept = store.pack('made').get(key);
  const known = kept === undefined ? undefined : (deserialize(kept) as MadeDocument);
  // What was read is asked for by `stats`, also of what is made now: so it is known what to watch.
  if (known?.readings.every((reading) => digestOfRead(reading) === reading.digest) === true) return known;
  const made = await make();
  made.readings.forEach(digestOfRead);
  if (!made.diagnostics.some(({ code }) => code === 'HG7005')) store.pack('made').put(key, serialize(made));
  return made;
}

/** The digest of the file at `path`, absolute; empty when there is none. */
export function digestNow(stats: StatIndex, path: string): string {
  return attempt(() => stats.digest(path), '');
}

async function makeOne(
  { host: { disk }, project: { root }, config, presets }: MakeStep,
  document: Source,
  { preset, source }: Maker<PagesSource>,
): Promise<MadeDocument> {
  const { value: file, diagnostics: reading } = readText(disk, root, document.path);
  const locale = document.role.kind === 'document' ? document.role.locale : config.locales.default;
  if (file === undefined) return { files: [], readings: [], diagnostics: reading };
  const at = { at: { file: file.path } };
  const reader = createSourceReader(disk, root);
  const origin = { path: file.path, text: plainText(file.text) };
  try {
    const { createOriginPlaces, createSourceTools } = await import('@helpgen/content');
    const diagnostics: Diagnostic[] = [];
    const tools = createSourceTools(origin, (found) => diagnostics.push(found));
    const { files, findings = [] } = await source.make({ ...origin, locale, read: reader.read, ...tools });
    const places = createOriginPlaces(origin, reader.open);
    diagnostics.push(...findings.map((found) => toDiagnostic(found, places.locate)));
    const roleOf = createRoleAssigner(config, sourcesOf(presets.list).map((maker) => maker.source));
    const sources = files.flatMap((made): readonly Source[] => {
      const path = resolveSourcePath(folderOf(file.path), made.path.replace(/^\/+/, ''));
      const role = path === undefined ? undefined : roleOf(path);
      if (path !== undefined && role !== undefined && role.kind !== 'document') {
        const text = writeMade(made, file.path, source.name);
        return [{ path, role, digest: digestOf(canonicalJson([file.path, text.text, text.own, text.blocks])), made: text }];
      }
      diagnostics.push(finding('HG7006', { preset: preset.name, file: made.path, reason: 'that is no place for a page' }, at));
      return [];
    });
    return { files: sources, readings: reader.readings(), diagnostics };
  } catch (error) {
    const failed = { part: `source \`${source.name}\``, preset: preset.name, path: file.path, reason: messageOf(error) };
    return { files: [], readings: reader.readings(), diagnostics: [finding('HG7005', failed, at)] };
  }
}

/** The file that an author would have written in the place of `made`, with what `source` says of it and of blocks of its Markdown. */
function writeMade(made: MadeFile, origin: SourcePath, source: string): MadeSource {
  if (!('markdown' in made)) return { text: made.text, bodyStart: 0, places: [], frontMatterPlaces: {}, blocks: [], origin, own: {} };
  const { frontMatter = {}, markdown, places = [], frontMatterPlaces = {}, blocks = [], namesFolder, inherits, data } = made;
  const head = Object.entries(frontMatter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
  const start = head === '' ? '' : `---\n${head}---\n`;
  const own = {
    ...(namesFolder === undefined ? {} : { namesFolder }),
    ...(inherits === undefined ? {} : { inherits }),
    ...(data === undefined ? {} : { data: { [source]: data } }),
  };
  return { text: start + markdown, bodyStart: start.length, places, frontMatterPlaces, blocks, origin, own };
}
