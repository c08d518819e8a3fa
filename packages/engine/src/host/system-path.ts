import path from 'node:path';

/** What an operating system's paths are like; a test hands in those of another system. */
export type PathRules = Pick<path.PlatformPath, 'isAbsolute' | 'join' | 'relative' | 'resolve' | 'sep'>;

/** Whether `inner` lies below `folder`; both are absolute. */
export function isBelow(folder: string, inner: string, rules: PathRules = path): boolean {
  const below = rules.relative(folder, inner);
  return below !== '' && below !== '..' && !below.startsWith(`..${rules.sep}`) && !rules.isAbsolute(below);
}

/** `inner` relative to `folder` as config files and findings name it, with `/`; `undefined` when it does not lie below. */
export function relativeWithin(folder: string, inner: string, rules: PathRules = path): string | undefined {
  return isBelow(folder, inner, rules) ? rules.relative(folder, inner).split(rules.sep).join('/') : undefined;
}
