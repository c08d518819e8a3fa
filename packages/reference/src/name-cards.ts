import { routeToChunkPath, writeDataModule } from '@helpgen/model';
import type { EmittedFile, FinishedSite } from '@helpgen/model';
import { createTypeIndexes } from './analyse/type-index.ts';
import type { TypeEntry } from './analyse/type-index.ts';
import { plainText } from './describe/plain-text.ts';
import type { DescriptionKind } from './type-description.ts';
import type { MemberOutline } from './type-outline.ts';

/** What the card of a type or a member says. */
export interface NameCard {
  /** The signature of a member, its first form when there are several; the full name of a type. */
  readonly title: string;
  readonly english: string;
  /** How many forms there are besides. */
  readonly more?: number;
  /** Of a type. */
  readonly kind?: DescriptionKind;
  readonly since?: string;
  readonly isDeprecated?: true;
  readonly text: string;
}

/** The cards of one page by anchor; that of the page itself has none. */
export type NameCards = { readonly [anchor: string]: NameCard };

/** The end of the path of the file with the cards of a page, beside its document. */
export const cardsEnd = '.names.js';

/** A file of cards for each page of the reference: its address follows from that of the page, and only who asks for a card loads it. */
export function emitNameCards({ graph, config }: Pick<FinishedSite, 'graph' | 'config'>): readonly EmittedFile[] {
  const indexes = createTypeIndexes(graph.pages);
  return [...indexes.values()].flatMap(({ byRoute }) =>
    [...byRoute.values()].flatMap((entry) =>
      // Each with all: few types have several pages.
      [entry.page, ...entry.groupPages.values()].map(({ route }) => ({
        path: routeToChunkPath(route).replace(/\.page\.js$/, cardsEnd),
        content: writeDataModule(JSON.stringify(cardsOf(entry)), config),
      })),
    ),
  );
}

function cardsOf({ page, type, fullNames }: TypeEntry): NameCards {
  const { name, generics, since, isDeprecated, members } = type;
  const title = fullNames.ru + (generics.length === 0 ? '' : `<${generics.map(({ ru }) => ru).join(', ')}>`);
  const own: NameCard = { title, english: name.en, kind: type.kind, ...badges({ since, isDeprecated }), text: plainText(page.description) };
  return Object.fromEntries([['', own], ...members.flatMap(memberCards)]);
}

/** The card of a member, and of each form that has an anchor. */
function memberCards(member: MemberOutline): readonly (readonly [string, NameCard])[] {
  const { anchor, formAnchors = [], name, signatures, summary, since, isDeprecated } = member;
  const rest = { english: name.en, ...badges({ since, isDeprecated }), text: plainText(summary) };
  const [first = name.ru, ...others] = signatures;
  const forms = formAnchors.map((id, form) => [id, { title: signatures[form] ?? first, ...rest }] as const);
  return [...forms, [anchor, { title: first, ...(others.length === 0 ? {} : { more: others.length }), ...rest }]];
}

type Badges = Pick<NameCard, 'since' | 'isDeprecated'>;

function badges({ since, isDeprecated }: { readonly since: string | undefined; readonly isDeprecated: boolean }): Badges {
  return { ...(since === undefined ? {} : { since }), ...(isDeprecated ? { isDeprecated: true } : {}) };
}
