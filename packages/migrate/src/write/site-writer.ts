import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the new site: its path, and its content or the file of the old site that it is a copy of. */
export interface NewFile {
  readonly path: string;
  readonly content: string | { readonly copyOf: string };
}

/** What was done with the files. */
export interface WrittenSite {
  readonly written: number;
  readonly unchanged: number;
  /** Files that somebody has changed since the last run; they are left alone. */
  readonly kept: readonly string[];
}

/** Digests of what a run wrote, by path. */
export type WrittenRecord = { readonly [path: string]: string };

/**
 * Writes `files` into `target`. A file whose content is neither that of the last run, as `record` tells, nor the new one is the
 * user's by now and left as it is; what the last run wrote and this one does not is removed.
 */
export function writeFiles(
  target: string,
  files: readonly NewFile[],
  record: WrittenRecord,
): WrittenSite & { readonly record: WrittenRecord } {
  const next: { [path: string]: string } = {};
  const kept: string[] = [];
  let written = 0;
  let unchanged = 0;
  for (const file of files) {
    const place = path.join(target, ...file.path.split('/'));
    const bytes = typeof file.content === 'string' ? Buffer.from(file.content) : readFileSync(file.content.copyOf);
    const digest = digestOf(bytes);
    const present = existsSync(place) ? digestOf(readFileSync(place)) : undefined;
    next[file.path] = digest;
    if (present === digest) unchanged += 1;
    else if (present !== undefined && record[file.path] !== undefined && present !== record[file.path]) {
      kept.push(file.path);
      next[file.path] = record[file.path] ?? digest;
    } else {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, bytes);
      written += 1;
    }
  }
  for (const [name, digest] of Object.entries(record)) {
    const place = path.join(target, ...name.split('/'));
    if (name in next || !existsSync(place)) continue;
    if (digestOf(readFileSync(place)) === digest) rmSync(place);
    else kept.push(name);
  }
  return { written, unchanged, kept, record: next };
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
