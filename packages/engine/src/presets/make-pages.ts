import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { FileSystem, StatIndex, Store } from '@helpgen/disk';
import { digestOf, digestOfAll } from '@helpgen/disk';
import { createRoleAssigner } from '@helpgen/site';
import type {
  Diagnostic, MadeFile, PagesSource, Preset, SiteConfig, Source as PresetSource, SourcePath, BlockMark, MadeArticle,
} from '@helpgen/model';
import { canonicalJson, folderOf, resolveSourcePath, toDiagnostic } from '@helpgen/model';
import { toolId } from '../tool-id.ts';
import { finding } from '../finding.ts';
import type { MadeSource, Source } from '../steps/source.ts';
import { readText } from '../steps/read-text.ts';
import type { LoadedPresets } from './load-presets.ts';
import { messageOf } from './preset-failure.ts';
import { createSourceReader, plainText } from './read-for-source.ts';
import type { SourceReading } from './read-for-source.ts';
import type { MadeText } from '@helpgen/content';

/** What the step needs. */
export interface MakeStep {
  readonly disk: FileSystem;
  readonly root: string;
  readonly config: SiteConfig;
  readonly presets: LoadedPresets;
  readonly stats: StatIndex;
  readonly store: Store;
}

/** What was made of one document. */
interface MadeDocument {
  readonly files: readonly Source[];
  readonly readings: readonly SourceReading[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A source with the preset that it belongs to; its place in the list of all is its number. */
export function sourcesOf(presets: readonly Preset[]): readonly { readonly preset: Preset; readonly source: PresetSource }[] {
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
    if (maker?.source.kind !== 'pages') continue;
    const result = await keepMade(step, document, () =>
      makeOne(step, document, { preset: maker.preset, source: maker.source as PagesSource }),
    );
    diagnostics.push(...result.diagnostics);
    for (const file of result.files) {
      const other = present.get(file.path);
      if (other === undefined) made.push(file);
      else
        diagnostics.push(
          finding(
            'HG7006',
            { preset: maker.preset.name, file: file.path, reason: `\`${other}\` stands there already` },
            { at: { file: document.path } },
          ),
        );
      if (other === undefined) present.set(file.path, document.path);
    }
  }
  return { files: made, diagnostics };
}

async function keepMade(
  { store, stats, root, presets }: MakeStep,
  { path, digest }: Source,
  make: () => Promise<MadeDocument>,
): Promise<MadeDocument> {
  const key = digestOfAll([toolId, presets.digest, path, digest]);
  const kept = store.pack('made').get(key);
  const known = kept === undefined ? undefined : (deserialize(kept) as MadeDocument);
  // What was read is asked for by `stats`, also of what is made now: so it is known what to watch.
  if (known?.readings.every((reading) => digestNow(stats, join(root, reading.path)) === reading.digest) === true) return known;
  const made = await make();
  for (const reading of made.readings) digestNow(stats, join(root, reading.path));
  if (!made.diagnostics.some(({ code }) => code === 'HG7005')) store.pack('made').put(key, serialize(made));
  return made;
}

function digestNow(stats: StatIndex, path: string): string {
  try {
    return stats.digest(path);
  } catch {
    return '';
  }
}

async function makeOne(
  step: MakeStep,
  document: Source,
  { preset, source }: { readonly preset: Preset; readonly source: PagesSource },
): Promise<MadeDocument> {
  const { disk, root, config } = step;
  const { value: file, diagnostics: reading } = readText(disk, root, document.path);
  const locale = document.role.kind === 'document' ? document.role.locale : config.locales.default;
  if (file === undefined) return { files: [], readings: [], diagnostics: reading };
  const reader = createSourceReader(disk, root);
  const text = plainText(file.text);
  try {
    const { createOriginPlaces, createSourceTools } = await import('@helpgen/content');
    const diagnostics: Diagnostic[] = [];
    const tools = createSourceTools({ path: file.path, text }, (found) => diagnostics.push(found));
    const { files, findings = [] } = await source.make({ path: file.path, text, locale, read: reader.read, ...tools });
    const places = createOriginPlaces({ path: file.path, text }, reader.open);
    diagnostics.push(...findings.map((found) => toDiagnostic(found, places.locate)));
    const roleOf = createRoleAssigner(
      config,
      sourcesOf(step.presets.list).map((maker) => maker.source),
    );
    const sources = files.flatMap((made) => {
      const path = resolveSourcePath(folderOf(file.path), made.path.replace(/^\/+/, ''));
      const role = path === undefined ? undefined : roleOf(path);
      if (path !== undefined && role !== undefined && role.kind !== 'document')
        return [toSource(path, role, made, { origin: file.path, source: source.name })];
      diagnostics.push(
        finding('HG7006', { preset: preset.name, file: made.path, reason: 'that is no place for a page' }, { at: { file: file.path } }),
      );
      return [];
    });
    return { files: sources, readings: reader.readings(), diagnostics };
  } catch (error) {
    const failure = finding(
      'HG7005',
      { part: `source \`${source.name}\``, preset: preset.name, path: file.path, reason: messageOf(error) },
      { at: { file: file.path } },
    );
    return { files: [], readings: reader.readings(), diagnostics: [failure] };
  }
}

function toSource(
  path: SourcePath,
  role: Source['role'],
  file: MadeFile,
  { origin, source }: { readonly origin: SourcePath; readonly source: string },
): Source {
  const written = 'markdown' in file ? writeMade(file) : { text: file.text, bodyStart: 0, places: [], frontMatterPlaces: {}, blocks: [] };
  const own = 'markdown' in file ? saidBy(file, source) : {};
  return { path, role, digest: digestOf(canonicalJson([origin, written.text, own, written.blocks])), made: { ...written, origin, own } };
}

/** What the outline of the page says as `source` has said it. */
function saidBy({ namesFolder, inherits, data }: MadeArticle, source: string): MadeSource['own'] {
  return {
    ...(namesFolder === undefined ? {} : { namesFolder }),
    ...(inherits === undefined ? {} : { inherits }),
    ...(data === undefined ? {} : { data: { [source]: data } }),
  };
}

/** The file that an author would have written in the place of `made`, with what becomes of blocks of its Markdown. */
function writeMade({ frontMatter = {}, markdown, places = [], frontMatterPlaces = {}, blocks = [] }: MadeArticle): MadeText & WithBlocks {
  const head = Object.entries(frontMatter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
  const start = head === '' ? '' : `---\n${head}---\n`;
  return { text: start + markdown, bodyStart: start.length, places, frontMatterPlaces, blocks };
}

interface WithBlocks {
  readonly blocks: readonly BlockMark[];
}
