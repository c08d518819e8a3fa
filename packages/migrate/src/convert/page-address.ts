/**
 * The address of the page at `path` below `root`, by the rules of helpgen, which are those of Docusaurus. `slug` and `id` are
 * of its front matter.
 */
export function pageAddress(root: string, path: string, { slug, id }: { readonly slug?: unknown; readonly id?: unknown }): string {
  const parts = path.replace(/\.(?:md|markdown)$/, '').split('/');
  const name = parts.at(-1) ?? '';
  const folder = parts.slice(0, -1).join('/');
  if (typeof slug === 'string' && slug !== '') return join(root, slug.startsWith('/') ? slug : `${folder}/${slug}`);
  const lower = name.toLowerCase();
  const isIndex = lower === 'index' || lower === 'readme' || lower === parts.at(-2)?.toLowerCase();
  return join(root, isIndex ? folder : `${folder}/${typeof id === 'string' ? id : name}`);
}

function join(root: string, route: string): string {
  const parts: string[] = [];
  for (const part of `${root}/${route}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}
