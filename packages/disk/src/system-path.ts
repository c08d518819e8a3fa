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
  return isBelow(folder, inner, rules) ? relativeWithSlashes(folder, inner, rules) : undefined;
}

/** The way from `folder` to `to` with `/`, which may begin with `../`; empty when they are one. */
export function relativeWithSlashes(folder: string, to: string, rules: PathRules = path): string {
  return rules.relative(folder, to).split(rules.sep).join('/');
}
