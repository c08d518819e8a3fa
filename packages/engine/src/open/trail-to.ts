import type { SiteConfig } from '@helpgen/model';
import { baseNameOf } from '@helpgen/model';
import type { PassesOver } from '../steps/read-sources.ts';

/** In a folder with no more entries than this, what stands beside a page is shown beside it. */
const fewSiblings = 100;

/**
 * Passes over what neither leads to the document of `route` nor stands near it, going by names alone: an entry leads on
 * when it ends as a part of the route does, whatever number stands before. A page that its front matter puts elsewhere
 * is not found so; too much is found rather than too little.
 */
export function trailTo(route: string, { content }: SiteConfig): PassesOver {
  const parts = route.split('/').flatMap((part) => (part === '' ? [] : [fold(part)]));
  const leadsOn = (name: string): boolean => parts.some((part) => name.endsWith(part));
  return (path, kind, siblings) => {
    const name = fold(baseNameOf(path));
    const article = /^(.*)\.(?:md|yaml)$/.exec(name)?.[1];
    // Pages of their own are few, and the theme is bundled with all of them.
    if (kind === 'link' || isBelow(path, content.pages) || isAboveDocuments(path, content.i18n)) return false;
    if (kind === 'folder') return !leadsOn(name);
    return siblings > fewSiblings && article !== undefined && !['index', 'readme'].includes(article) && !name.startsWith('_') && !leadsOn(article);
  };
}

/** Names that differ by case or normal form alone lead to the same page, or to a finding. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function isBelow(path: string, folder: string | null): boolean {
  return folder !== null && path.startsWith(`${folder}/`);
}

/** In the folder of translations the documents of a language stand in `<language>/docs` and `<language>/versions/<name>`. */
function isAboveDocuments(path: string, i18n: string): boolean {
  if (!isBelow(path, i18n)) return false;
  const [, kind, ...below] = path.slice(i18n.length + 1).split('/');
  return kind === 'docs' ? below.length === 0 : kind === 'versions' ? below.length < 2 : true;
}
