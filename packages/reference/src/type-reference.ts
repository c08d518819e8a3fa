import type { DescriptionKind, Names } from './type-description.ts';
import type { MemberKind } from './type-outline.ts';

/** A text with links in it, such as a type with its arguments. */
export type LinkedText = readonly (string | NamedLink)[];

/** A name that leads somewhere. */
export interface NamedLink {
  readonly text: string;
  readonly href: string;
}

/** What a page of the reference shows that only the whole site knows. */
export interface TypeReference {
  readonly kind: DescriptionKind;
  /** Full names with generic parameters, such as `Стд::Коллекции::Массив<ТипЭлемента>`. */
  readonly fullNames: Names;
  /** The namespace that it stands in; absent: none has a page. */
  readonly space?: NamedLink;
  /** Earlier names. */
  readonly aliases?: readonly string[];
  readonly since?: string;
  readonly until?: string;
  readonly bases: readonly LinkedText[];
  /** Types whose direct base it is. */
  readonly subtypes: readonly NamedLink[];
  /** Its own members, in the order of the page. */
  readonly members: readonly MemberGroup[];
  readonly inherited: readonly InheritedMembers[];
  readonly uses: readonly TypeUses[];
  /** Of a namespace: what is in it, by kind. */
  readonly contents: readonly ContentsGroup[];
  /** Of a library: its namespaces. */
  readonly spaces: readonly SpaceNode[];
}

/** A member in an index of members. */
export interface MemberEntry extends NamedLink {
  readonly kind: MemberKind;
  /** Names of the parameters of its first form; absent: it is not called. */
  readonly parameters?: readonly string[];
  /** Empty: nothing. */
  readonly gives: string;
  /** How many forms there are. */
  readonly forms: number;
  readonly summary: string;
  readonly isDeprecated: boolean;
  /** What leads to the entry itself: anchors that the member has where it is told of, on another page. */
  readonly ids?: readonly string[];
  /** Words that it is found by besides those of its row and of its declaration on the page. */
  readonly more?: string;
}

/** The members of a type that stand together. */
export interface MemberGroup {
  /** Absent: it is called by the kind of its members. */
  readonly title?: string;
  /** Its page, when it has one of its own; the headings that would stand on that of the type can be led to at the list. */
  readonly href?: string;
  readonly ids?: readonly string[];
  readonly members: readonly MemberEntry[];
}

/** The members that come from one base type. */
export interface InheritedMembers {
  readonly from: LinkedText;
  readonly members: readonly MemberEntry[];
}

/** What in one namespace uses a type. */
export interface TypeUses {
  /** Full name of the namespace. */
  readonly space: string;
  /** Absent: it has no page. */
  readonly href?: string;
  /** How many members there are, each counted once a role. */
  readonly count: number;
  readonly parameter: readonly OwnerUses[];
  readonly result: readonly OwnerUses[];
}

/** The members of one type that use another. */
export interface OwnerUses {
  readonly owner: NamedLink;
  readonly members: readonly NamedLink[];
}

/** The entries of one kind in a namespace. */
export interface ContentsGroup {
  readonly kind: DescriptionKind;
  readonly entries: readonly ContentsEntry[];
}

/** A type or namespace in a list. */
export interface ContentsEntry extends NamedLink {
  readonly english: string;
  readonly summaryHtml: string;
  readonly isDeprecated: boolean;
}

/** A namespace with those inside it. */
export interface SpaceNode extends ContentsEntry {
  /** How many types stand in it itself. */
  readonly count: number;
  readonly spaces: readonly SpaceNode[];
}
