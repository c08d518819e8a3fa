import { baseNameOf } from '@helpgen/model';
import type { MadeArticle, MadeFile, MadePages, SourceInput } from '@helpgen/model';
import { toJson, type GroupOutline } from '../type-outline.ts';
import type { ReferenceOptions } from '../reference-options.ts';
import { escapeInline } from './escape-inline.ts';
import { fullNameOf, readType, type ReadType } from './make-page.ts';
import { createPageWriter } from './page-text.ts';
import { writeDeprecation, writeEvidence, writeMembers } from './write-members.ts';

/** The pages of the description `source`, in a folder of their own: that of the type and those of its groups which have an address. */
export function makeTypePages(source: SourceInput, options: ReferenceOptions): MadePages {
  const read = readType(source, options, true);
  if (read === undefined) return { files: [] };
  const { type, article } = read;
  const { findings = [], ...page } = article;
  const folder = baseNameOf(source.path).slice(0, -'.yaml'.length);
  const files: MadeFile[] = [
    { ...page, path: `${folder}/index.md` },
    ...groupsWithPages(type).map(([group, slug], index) => ({ ...makeGroupPage(read, group, index), path: `${folder}/${slug}.md` })),
  ];
  return { files, findings };
}

/** Titles with addresses, in the order of the type's page. */
function groupsWithPages({ groups = {}, pages = {} }: ReadType['type']): readonly (readonly [string, string])[] {
  return Object.keys(groups).flatMap((group) => {
    const slug = Object.hasOwn(pages, group) ? pages[group] : undefined;
    return slug === undefined ? [] : [[group, slug] as const];
  });
}

/** The page of the members of `group`, which is the one with the number `index`. */
function makeGroupPage({ file, type, members, words, notes }: ReadType, group: string, index: number): MadeArticle {
  const page = createPageWriter(file);
  const tools = { page, words, notes };
  const others = groupsWithPages(type).filter(([title]) => title !== group);
  page.raw(`${words.groupLead(`[${escapeInline(type.name.ru)}](index.md)`, escapeInline(group))}\n\n`);
  if (others.length > 0) page.raw(`${words.otherGroups}: ${others.map(([title, slug]) => `[${escapeInline(title)}](${slug}.md)`).join(', ')}.\n\n`);
  writeEvidence(tools, notes.ofPage);
  if (type.deprecated !== undefined) page.group({ part: 'Deprecation' }, () => writeDeprecation(tools, type, []));
  // The page is the group.
  writeMembers(tools, type, members.flatMap(({ group: own, ...member }) => (own === group ? [member] : [])));
  const { draft, unlisted } = type.page ?? {};
  const outline: GroupOutline = { group };
  return {
    ...page.finish(),
    frontMatter: {
      title: `${type.name.ru}: ${group}`,
      description: words.groupLead(type.name.ru, group),
      sidebar_label: group,
      sidebar_position: index + 1,
      keywords: [type.name.en, fullNameOf(file, type.name.en)],
      ...(draft === undefined ? {} : { draft }),
      ...(unlisted === undefined ? {} : { unlisted }),
    },
    frontMatterPlaces: { title: { at: ['groups', group] } },
    data: toJson(outline),
  };
}
