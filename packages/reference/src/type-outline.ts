import type { Json, Outline, Span } from '@helpgen/model';
import type { DescriptionKind, EvidenceKind, Names } from './type-description.ts';

/** What other pages may know of a described type, namespace or library. */
export interface TypeOutline {
  readonly kind: DescriptionKind;
  readonly name: Names;
  /** Earlier names. */
  readonly aliases?: readonly string[];
  /** Place of the name, for findings. */
  readonly at: Span;
  readonly since?: string;
  readonly until?: string;
  readonly isDeprecated: boolean;
  /** Since which version, where that is told. */
  readonly deprecatedSince?: string;
  readonly evidence?: EvidenceKind;
  readonly generics: readonly Names[];
  /** Direct base types, in the notation of the language. */
  readonly extends: readonly string[];
  /** It is shown over several pages, of which its own is the index of their folder. */
  readonly hasPages?: true;
  /** Own members in the order of the page. */
  readonly members: readonly MemberOutline[];
  /** Every type that the description names, but its own generic parameters and the words of the language. */
  readonly types: readonly NotedType[];
  /** What is told of parameters and exceptions, where it is to be compared with that of other pages. */
  readonly wordings?: readonly Wording[];
  /** Headings of parts that the site fills, by the name of the part; one that stays empty is not drawn. */
  readonly computed: { readonly [part: string]: string };
}

/** What a member is. */
export type MemberKind = 'constructor' | 'property' | 'constant' | 'method' | 'operator' | 'value';

/** A member of a described type. */
export interface MemberOutline {
  readonly kind: MemberKind;
  /** Of a constructor the name of its type, of an operator its form. */
  readonly name: Names;
  readonly anchor: string;
  /** Anchor of its English name, where that is another and it stands on the page of its group. */
  readonly englishAnchor?: string;
  /** Anchors of its forms when there are several. */
  readonly formAnchors?: readonly string[];
  /** The title of the group that it is listed in. */
  readonly group?: string;
  /** Earlier names. */
  readonly aliases?: readonly string[];
  /** Whether one of its forms belongs to the type itself. */
  readonly isStatic: boolean;
  /** Whether its result may not be thrown away. */
  readonly mustUse?: true;
  readonly since?: string;
  readonly isDeprecated: boolean;
  /** Since which version, where that is told. */
  readonly deprecatedSince?: string;
  readonly evidence?: EvidenceKind;
  /** Place of the name, or of the sentence about what has none. */
  readonly at: Span;
  /** The sentence about it, as it is written. */
  readonly summary: string;
  /** One for each form, as they are shown. */
  readonly signatures: readonly string[];
  /** The forms that came later than the member: since when, as they are shown, and how they would be with the earlier names. */
  readonly laterForms?: readonly { readonly since: string; readonly signature: string; readonly earlier: string }[];
}

/** What is told of a parameter with its type, or of an exception. */
export interface Wording {
  readonly what: string;
  readonly text: string;
  readonly at: Span;
}

/** A type's name in a field of a description. */
export interface NotedType {
  readonly name: string;
  readonly role: 'base' | 'bound' | 'parameter' | 'result' | 'exception' | 'see-also';
  /** Number of the member whose field it is; absent: the type's own. */
  readonly member?: number;
  readonly at: Span;
}

/** What other pages may know of the page of a group of members. */
export interface GroupOutline {
  /** Its title. */
  readonly group: string;
}

/** Under which name the source of descriptions speaks in outlines. */
export const sourceName = 'types';

/** The same of the source of those whose type is shown over several pages. */
export const pagesSourceName = 'typePages';

/** What `outline` says of a described type; `undefined` for other pages. */
export function outlineIn(outline: Pick<Outline, 'data'> | undefined): TypeOutline | undefined {
  const said = saidIn(outline);
  return said !== undefined && 'kind' in said ? said : undefined;
}

/** The title of the group of members that the page with `outline` is about; `undefined` for other pages. */
export function groupIn(outline: Pick<Outline, 'data'> | undefined): string | undefined {
  const said = saidIn(outline);
  return said !== undefined && 'group' in said ? said.group : undefined;
}

function saidIn(outline: Pick<Outline, 'data'> | undefined): TypeOutline | GroupOutline | undefined {
  // Made by the sources of descriptions, of which there are these two.
  return (outline?.data?.[sourceName] ?? outline?.data?.[pagesSourceName]) as TypeOutline | GroupOutline | undefined;
}

/** `value` as JSON: interfaces have no index, of which the type of JSON is made. */
export function toJson<As extends Json = Json>(value: object): As {
  return value as As;
}
