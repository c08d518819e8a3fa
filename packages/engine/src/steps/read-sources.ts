import { join } from 'node:path';
import type { FileSystem, StatIndex } from '@helpgen/disk';
import { errorCode, isBelow, reasonOf } from '@helpgen/disk';
import type { Diagnostic, SiteConfig, SourceClaim, SourcePath } from '@helpgen/model';
import { extensionOf, severityOf } from '@helpgen/model';
import { createRoleAssigner, isForeignText } from '@helpgen/site';
import { attempt } from '../attempt.ts';
import { finding } from '../finding.ts';
import type { MakeStep } from '../presets/make-pages.ts';
import { makePages, sourcesOf } from '../presets/make-pages.ts';
import type { Source } from './source.ts';

/** What the folders of the site hold. */
export interface Sources {
  /** In the order of their paths. */
  readonly files: readonly Source[];
  /** Files of the static folders in the order of the folders, with their path below it. */
  readonly staticFiles: readonly { readonly source: SourcePath; readonly path: string; readonly digest: string }[];
  /** Which files sources of presets take. */
  readonly claims: readonly SourceClaim[];
  /** Real places, absolute, of the folders and files that links lead to. */
  readonly linked: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the content and static folders that the config names: names and digests, no text but of what sources of presets make. */
export async function readSources(step: MakeStep): Promise<Sources> {
  const { host: { disk }, project: { root }, config, stats, presets } = step;
  const walk = createWalk(disk, root, stats);
  const claims = sourcesOf(presets.list).map(({ source: { name, kind, files } }) => ({ name, kind, files }));
  const roleOf = createRoleAssigner(config, claims);
  const found = new Map<SourcePath, Source>();
  const statics = new Set(config.content.static);
  for (const folder of contentFolders(disk, root, config, walk.diagnostics)) {
    for (const { path, digest } of walk.files(folder, (inner) => statics.has(inner))) {
      found.set(path, { path, digest, role: roleOf(path) });
    }
  }
  const staticFiles = config.content.static.flatMap((folder) =>
    walk.files(folder, () => false).map(({ path, digest }) => ({ source: path, path: path.slice(folder.length + 1), digest })),
  );
  const made = await makePages(step, [...found.values()].sort(byPath));
  const files = [...found.values(), ...made.files].sort(byPath);
  const diagnostics = [...walk.diagnostics, ...made.diagnostics, ...collisions(files), ...unread(files, config)];
  return { files, staticFiles, claims, linked: walk.linked, diagnostics };
}

function byPath(a: Pick<Source, 'path'>, b: Pick<Source, 'path'>): number {
  return a.path < b.path ? -1 : 1;
}

/** The folders with content. The folder of current documents must be there; the others may be absent by default. */
function contentFolders(disk: FileSystem, root: string, config: SiteConfig, diagnostics: Diagnostic[]): readonly string[] {
  const required = config.versions.map((version, index) => ({
    folder: version.folder,
    pointer: version.folder === config.content.docs ? 'content.docs' : `versions[${index}].folder`,
  }));
  for (const { folder, pointer } of required) {
    // Links that lead in a circle are something, and say so when they are read.
    if (attempt(() => disk.stat(join(root, folder)) === undefined, false)) diagnostics.push(finding('HG5005', { path: folder, pointer }));
  }
  return [...new Set([...required.map(({ folder }) => folder), ...(config.content.pages === null ? [] : [config.content.pages]), config.content.i18n])];
}

const skippedNames = new Set(['node_modules', '.git', '.helpgen']);

function createWalk(disk: FileSystem, root: string, stats: StatIndex) {
  const diagnostics: Diagnostic[] = [];
  const linked: string[] = [];
  let realRoot: string | undefined;
  return { diagnostics, linked, files };

  function files(folder: string, isSkipped: (path: SourcePath) => boolean): readonly { path: SourcePath; digest: string }[] {
    const found: { path: SourcePath; digest: string }[] = [];
    const pending = [folder];
    const seen = new Set<string>();
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const folderPath = next;
      // What is no folder, or no longer one, has no entries.
      for (const entry of ask(next, () => disk.list(join(root, folderPath)) ?? [], [])) {
        const path = (next === '.' ? entry.name : `${next}/${entry.name}`) as SourcePath;
        if (skippedNames.has(entry.name) || isSkipped(path)) continue;
        if (entry.name.startsWith('.')) {
          if (/^\.+md$/i.test(entry.name)) diagnostics.push(finding('HG5007', { path }, { at: { file: path } }));
          continue;
        }
        const place = { at: { file: path } };
        const kind = entry.kind === 'link' ? ask(path, () => kindOfLink(path, seen), 'other', place) : entry.kind;
        const digest = kind === 'file' ? ask(path, () => stats.digest(join(root, path)), undefined, place) : undefined;
        if (kind === 'folder') pending.push(path);
        if (digest !== undefined) found.push({ path, digest });
      }
    }
    return found.sort(byPath);
  }

  /** What the system says of `path`; `otherwise` where it says that something is wrong, which is then told. */
  function ask<Answer>(path: string, question: () => Answer, otherwise: Answer, place: { readonly at?: { readonly file: SourcePath } } = {}): Answer {
    try {
      return question();
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
      diagnostics.push(finding('HG5002', { path, reason: reasonOf(error) }, place));
      return otherwise;
    }
  }

  /** A link is followed when its real place lies in the site and was not walked before (a circle would never end). */
  function kindOfLink(path: SourcePath, seen: Set<string>): 'file' | 'folder' | 'other' {
    realRoot ??= disk.realPath(root);
    const real = disk.realPath(join(root, path));
    const kind = disk.stat(real)?.kind ?? 'other';
    if (!isBelow(realRoot, real)) {
      diagnostics.push(finding('HG5003', { path }, { at: { file: path } }));
      return 'other';
    }
    const own = join(realRoot, path);
    if (kind === 'folder' && (seen.has(real) || real === own || isBelow(real, own))) return 'other';
    if (kind === 'folder') seen.add(real);
    linked.push(real);
    return kind;
  }
}

function unread(files: readonly Source[], { checks }: SiteConfig): readonly Diagnostic[] {
  const severity = severityOf(checks.unreadFiles);
  if (severity === undefined) return [];
  const forgotten = files.filter(({ path, role }) => role.kind === 'asset' && isForeignText(path));
  return forgotten.map(({ path }) => finding('HG5008', { path, extension: extensionOf(path) }, { at: { file: path }, severity }));
}

function collisions(files: readonly Source[]): readonly Diagnostic[] {
  const byFolded = new Map<string, SourcePath>();
  const found: Diagnostic[] = [];
  for (const { path } of files) {
    const folded = path.normalize('NFC').toLowerCase();
    const other = byFolded.get(folded);
    if (other === undefined) byFolded.set(folded, path);
    else found.push(collision(path, other));
  }
  return found;
}

function collision(path: SourcePath, other: SourcePath): Diagnostic {
  const places = { at: { file: path }, related: [{ at: { file: other }, message: 'the other file' }] };
  // Names that look alike are written by their bytes.
  const looksAlike = path.normalize('NFC') === other.normalize('NFC');
  return finding('HG5006', looksAlike ? { path: encodeURI(path), other: encodeURI(other) } : { path, other }, places);
}
