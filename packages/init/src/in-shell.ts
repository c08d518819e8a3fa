/** `path` as it is pasted into a shell: in quotes where it holds what shells read otherwise, and never taken for an option. */
export function inShell(path: string): string {
  const safe = path.startsWith('-') ? `./${path}` : path;
  return /^[\p{L}\p{N}\\/.:_@+-]+$/u.test(safe) ? safe : `"${safe.replaceAll(/["$`]/g, '\\$&')}"`;
}
