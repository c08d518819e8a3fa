import * as z from 'zod';
import type { Report } from './fields.ts';
import { flag, object, optional, orNull, ruleForEditors, sourcePath, text, withRule, words } from './fields.ts';
import { isObject } from '../json.ts';
import { trimSlashes } from '../url.ts';
import { writeNote } from './note.ts';
import { sidebars } from './sidebars.ts';

const versionName = withRule(
  z.string({ error: (issue) => (issue.input === undefined ? writeNote('HG1040') : undefined) }),
  (value, report) => {
    const problem = typeof value === 'string' ? problemOfName(value) : undefined;
    if (problem !== undefined) report('HG1041', { problem });
  },
).meta({
  pattern: '^(?!\\.{1,2}$)[^/\\\\<>:"|?*\\u0000-\\u001f]{1,32}$',
  ...ruleForEditors('1 to 32 characters that may stand in a file name'),
});

const version = object({
  name: versionName.describe('Name of the version, such as `9.0`; at most 32 characters that may stand in a file name.'),
  label: optional(words(), 'Text in the version menu; by default the name.'),
  path: optional(
    text('a path without spaces, `\\`, `?`, `#`, `%` and without `.` and `..` as its parts', /^(?!(?:.*\/)?\.{1,2}(?:\/|$))[^\s\\?#%]*$/)
      .transform(normalisePath),
    'Part of the address that tells this version from others; by default empty for the current version, else the name.',
  ),
  current: flag(false, 'Marks the version that stands at the root; exactly one, and needless when there is one version only.'),
  folder: optional(
    sourcePath(),
    'Folder of its documents; by default `content.docs` for the current version, else the folder of its name in `content.versions`.',
  ),
  mainPage: orNull(words(), 'Id of the document that is its main page; `null`: the document with the slug `/`, else the first of the first sidebar.'),
  banner: optional(
    z.enum(['none', 'unreleased', 'unmaintained']),
    'Notice above its pages; by default `unreleased` for versions listed before the current one, `unmaintained` for those after it.',
  ),
  badge: optional(z.boolean(), 'Shows the version above the title; by default when there is more than one version.'),
  noIndex: flag(false, 'Asks search engines not to index its pages; the search of the site finds them.'),
  sidebars: sidebars.nullable().prefault(null).describe('Sidebars of this version; `null`: those of the site.'),
});

/** The versions of the documentation. */
export const versionsField = withRule(z.array(version).min(1), checkVersions)
  .exactOptional()
  .describe('The versions of the documentation, newest first; by default one version without a label that stands at the root.');

/** A checked version whose defaults are still to be filled in. */
type VersionInput = z.output<typeof version>;

const unnamed: VersionInput = { name: 'current', current: true, label: '', mainPage: null, noIndex: false, sidebars: null };

/** The versions with every default that depends on the others or on the folders of the content. */
export function completeVersions(inputs: readonly VersionInput[] = [unnamed], content: { readonly docs: string; readonly versions: string }) {
  const currentIndex = Math.max(0, inputs.findIndex(({ current }) => current));
  return inputs.map((input, index) => {
    const { name, current: _, ...given } = input;
    const isCurrent = index === currentIndex;
    const notCurrent = index < currentIndex ? 'unreleased' : 'unmaintained';
    const banner: NonNullable<VersionInput['banner']> = isCurrent ? 'none' : notCurrent;
    const folder = isCurrent ? content.docs : `${content.versions}/${name}`;
    return { name, isCurrent, label: name, path: isCurrent ? '' : name, folder, banner, badge: inputs.length > 1, ...given };
  });
}

function normalisePath(path: string): string {
  return trimSlashes(path.normalize('NFC'));
}

function problemOfName(name: string): string | undefined {
  if (name === '') return 'has no characters';
  if ([...name].length > 32) return 'has more than 32 characters';
  if (/[/\\]/.test(name)) return 'contains a slash or backslash';
  if (/[<>:"|?*]/.test(name)) return 'contains one of `< > : " | ? *`';
  if (/\p{Cc}/u.test(name)) return 'contains a control character';
  if (name === '.' || name === '..') return 'means a folder itself';
  return name.trim() === name ? undefined : 'begins or ends with a space';
}

function checkVersions(value: unknown, report: Report): void {
  if (!Array.isArray(value)) return;
  const nameByPath = new Map<string, string>();
  const names = new Set<unknown>();
  let current: string | undefined;
  for (const [index, entry] of value.entries()) {
    if (!isObject(entry)) continue;
    const { path, current: isMarked } = entry;
    const name = typeof entry['name'] === 'string' ? entry['name'] : undefined;
    const isCurrent = isMarked === true || value.length === 1;
    if (name !== undefined && names.has(name)) report('HG1042', { value: name }, [index, 'name']);
    else checkPath(path, name, isCurrent, index);
    names.add(name);
    if (isCurrent && current !== undefined) report('HG1045', { first: current, second: name ?? '' }, [index, 'current']);
    if (isCurrent) current ??= name ?? '';
  }
  if (current === undefined && value.length > 0) report('HG1044', {}, [], 'key');

  function checkPath(path: unknown, name: string | undefined, isCurrent: boolean, index: number): void {
    const own = typeof path === 'string' ? normalisePath(path) : isCurrent ? '' : name;
    if (own === undefined) return;
    const first = nameByPath.get(own);
    // Two current versions are one mistake, which is told elsewhere.
    const isTold = path === undefined && isCurrent && current !== undefined;
    if (first === undefined) nameByPath.set(own, name ?? '');
    else if (!isTold) report('HG1043', { first, second: name ?? '', value: own }, [index, path === undefined ? 'name' : 'path']);
  }
}
