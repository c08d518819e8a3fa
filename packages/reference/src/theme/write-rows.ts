import { markBreaks } from '@helpgen/model/browser';
import { escapeAttribute } from '@helpgen/runtime';
import type { ContentsEntry, MemberEntry, NamedLink, OwnerUses, TypeUses } from '../type-reference.ts';

// A page has hundreds of rows: as elements of React they would cost more than all the rest of it.

/** A longer name, in characters, does not fit into a row of a phone: it breaks at its joints. */
const phoneRow = 28;

/** Rows of the index of members, as HTML. */
export function writeMembers(members: readonly MemberEntry[]): string {
  return members.map(memberRow).join('');
}

function memberRow({ kind, text, href, parameters, gives, forms, summary, isDeprecated, ids = [], more = '' }: MemberEntry): string {
  const [id, ...further] = ids;
  const places = further.map((other) => `<i id="${escapeAttribute(other)}"></i>`).join('');
  const name = linkHtml({ text, href });
  const called = parameters === undefined ? '' : `<span>(${escapeAttribute(parameters.join(', '))})</span>`;
  const result = gives === '' ? '' : `<b>: ${nameHtml(gives)}</b>`;
  const count = forms > 1 ? `<small>×${forms}</small>` : '';
  const code = `<code>${places}${isDeprecated ? `<s>${name}</s>` : name}${called}${result}${count}</code>`;
  const words = more === '' ? '' : ` data-more="${escapeAttribute(more)}"`;
  const place = id === undefined ? '' : ` id="${escapeAttribute(id)}"`;
  return `<li${place} class="hg-kind-${kind}"${words}>${code} <span>${escapeAttribute(summary)}</span></li>`;
}

/** The row of a type or a namespace, as HTML; `inside` stands below it. */
export function writeEntry(kind: string, { text, english, href, isDeprecated, summaryHtml }: ContentsEntry, { note = '', inside = '' } = {}): string {
  const name = linkHtml({ text, href });
  const second = `<span lang="en"> ${nameHtml(english)}</span>${note === '' ? '' : `<small>${note}</small>`}`;
  return `<li class="hg-kind-${kind}"><code>${isDeprecated ? `<s>${name}</s>` : name}${second}</code> <span>${summaryHtml}</span>${inside}</li>`;
}

/** Types, each with its members that use another, as a list of HTML below `title`; empty when there are none. */
export function writeOwners(title: string, uses: readonly OwnerUses[]): string {
  const items = uses.map(({ owner, members }) => `<li>${linkHtml(owner)}: ${writeLinks(members)}</li>`);
  return items.length === 0 ? '' : `<p>${title}</p><ul>${items.join('')}</ul>`;
}

/** Namespaces with the number of members in each that use a type, as HTML. */
export function writeSpaces(uses: readonly TypeUses[]): string {
  return uses.map((use) => `${spaceHtml(use)} ${use.count}`).join(', ');
}

/** The members of one namespace that use a type, as an item of HTML: there are so many that addresses would be most of it. */
export function writeUsesText({ parameter, result, ...space }: TypeUses, takenBy: string, givenBy: string): string {
  const roles = [[takenBy, parameter] as const, [givenBy, result] as const].flatMap(([title, owners]) => {
    const names = owners.map(({ owner, members }) => `${owner.text} (${members.map(({ text }) => text).join(', ')})`);
    return names.length === 0 ? [] : [`${title} ${escapeAttribute(names.join(', '))}`];
  });
  return `<li>${spaceHtml(space)}. ${roles.join('. ')}</li>`;
}

function spaceHtml({ space, href }: Pick<TypeUses, 'space' | 'href'>): string {
  return href === undefined ? escapeAttribute(space) : linkHtml({ text: space, href });
}

/** Links with commas between them, as HTML. */
export function writeLinks(links: readonly NamedLink[]): string {
  return links.map((link) => linkHtml(link)).join(', ');
}

function linkHtml({ text, href }: NamedLink): string {
  return `<a href="${escapeAttribute(href)}">${nameHtml(text)}</a>`;
}

function nameHtml(name: string): string {
  const html = escapeAttribute(name);
  return name.length > phoneRow ? markBreaks(html, '<wbr>') : html;
}
