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
  readonly inherited: readonly InheritedMembers[];
  readonly uses: readonly TypeUse[];
  /** Of a namespace: what is in it, by kind. */
  readonly contents: readonly ContentsGroup[];
  /** Of a library: its namespaces. */
  readonly spaces: readonly SpaceNode[];
}

/** The members that come from one base type. */
export interface InheritedMembers {
  readonly from: LinkedText;
  readonly members: readonly (NamedLink & { readonly kind: MemberKind })[];
}

/** In which role others use a type. */
export interface TypeUse {
  readonly role: 'parameter' | 'result';
  /** The first of them, by name. */
  readonly members: readonly NamedLink[];
  /** How many there are in all. */
  readonly count: number;
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
