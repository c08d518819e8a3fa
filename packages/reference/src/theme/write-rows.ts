import { escapeAttribute } from '@helpgen/runtime';
import type { ContentsEntry, MemberEntry, NamedLink, OwnerUses } from '../type-reference.ts';

// A page has hundreds of rows: as elements of React they would cost more than all the rest of it.

/** Rows of the index of members, as HTML. */
export function writeMembers(members: readonly MemberEntry[]): string {
  return members.map(memberRow).join('');
}

function memberRow({ kind, text, href, parameters, gives, forms, summary, isDeprecated }: MemberEntry): string {
  const name = linkHtml({ text, href });
  const called = parameters === undefined ? '' : `<span>(${escapeAttribute(parameters.join(', '))})</span>`;
  const result = gives === '' ? '' : `<b>: ${escapeAttribute(gives)}</b>`;
  const count = forms > 1 ? `<small>×${forms}</small>` : '';
  const code = `<code>${isDeprecated ? `<s>${name}</s>` : name}${called}${result}${count}</code>`;
  return `<li class="hg-kind-${kind}">${code} <span>${escapeAttribute(summary)}</span></li>`;
}

/** The row of a type or a namespace, as HTML; `inside` stands below it. */
export function writeEntry(kind: string, { text, english, href, isDeprecated, summaryHtml }: ContentsEntry, { note = '', inside = '' } = {}): string {
  const name = linkHtml({ text, href });
  const second = `<span lang="en"> ${escapeAttribute(english)}</span>${note === '' ? '' : `<small>${note}</small>`}`;
  return `<li class="hg-kind-${kind}"><code>${isDeprecated ? `<s>${name}</s>` : name}${second}</code> <span>${summaryHtml}</span>${inside}</li>`;
}

/** Types, each with its members that use another, as items of HTML. */
export function writeOwners(uses: readonly OwnerUses[]): string {
  return uses.map(({ owner, members }) => `<li>${linkHtml(owner)}: ${writeLinks(members)}</li>`).join('');
}

/** Links with commas between them, as HTML. */
export function writeLinks(links: readonly NamedLink[]): string {
  return links.map(linkHtml).join(', ');
}

function linkHtml({ text, href }: NamedLink): string {
  return `<a href="${escapeAttribute(href)}">${escapeAttribute(text)}</a>`;
}
