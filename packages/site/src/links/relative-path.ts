/** How the file at `path` is named from `folder`: beginning with `./` or `../`, as links are best written. */
export function relativePath(folder: string, path: string): string {
  const from = folder === '' ? [] : folder.split('/');
  const to = path.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  const climbs = from.length - shared;
  return (climbs === 0 ? './' : '../'.repeat(climbs)) + to.slice(shared).join('/');
}
