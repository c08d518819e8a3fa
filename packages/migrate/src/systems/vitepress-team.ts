import { stubOf } from '../convert/page-tags.ts';
import { at, listOf, textOf } from '../read/known-values.ts';
import type { Known } from '../read/known.ts';
import { directive } from '../rewrite.ts';

/** Whether `html` has a part of VitePress's pages about a team. */
export function hasTeam(html: string): boolean {
  return /<VPTeam(?:Page|PageTitle|PageSection|Members)\b/.test(html);
}

/** A page about a team (https://vitepress.dev/reference/default-theme-team-page): headings, and a card for each member. */
export function writeTeam(html: string, value: (expression: string) => Known, onLoss: () => void): string {
  return html
    .replace(/^[ \t]+/gm, '')
    .replace(/<VPTeamPageTitle\b[\s\S]*?(?:<\/VPTeamPageTitle>|$)/g, (part) => part.replace(/<template #title>([\s\S]*?)<\/template>/g, headingOf('#')))
    .replace(/<template #title>([\s\S]*?)<\/template>/g, headingOf('##'))
    .replace(/<template #lead>([\s\S]*?)<\/template>/g, (_whole, text: string) => `\n\n${text.trim()}\n\n`)
    .replace(/<VPTeamMembers\b[^>]*?:members=(["'])(.*?)\1[^>]*>/g, (_whole, _quote, expression: string) => {
      const members = listOf({ list: value(expression) }, 'list');
      if (members.length === 0) onLoss();
      return members.length === 0 ? `\n\n${stubOf('VPTeamMembers')}\n\n` : `\n\n${directive('cards', { content: members.map(cardOf).join('\n\n') })}\n\n`;
    })
    .replace(/<\/?(?:VPTeam\w+|template)\b[^>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function headingOf(marks: string): (whole: string, text: string) => string {
  return (_whole, text) => `\n\n${marks} ${text.trim().replace(/\s*\n\s*/g, ' ')}\n\n`;
}

function cardOf(member: Known): string {
  const [name = '', avatar, org] = [textOf(member, 'name'), textOf(member, 'avatar'), textOf(member, 'org')];
  const links = listOf(member, 'links').flatMap((item) => {
    const [label, href] = [textOf(item, 'icon') ?? textOf(item, 'ariaLabel'), textOf(item, 'link')];
    return label === undefined || href === undefined ? [] : [`[${label.charAt(0).toUpperCase()}${label.slice(1)}](${href})`];
  });
  const place = org === undefined ? '' : (textOf(member, 'orgLink') ?? '') === '' ? org : `[${org}](${textOf(member, 'orgLink') ?? ''})`;
  const work = [textOf(member, 'title') ?? '', place].filter((part) => part !== '').join(', ');
  const about = at(member, 'desc');
  const parts = [
    avatar === undefined ? '' : `![${name}](${avatar}){width=64 height=64}`,
    `**${name}**`,
    work,
    typeof about === 'string' ? about : '',
    links.join(' · '),
  ];
  return `- ${parts.filter((part) => part !== '').join('\n\n  ')}`;
}
