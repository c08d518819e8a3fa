import type { ContentsEntry, NamedLink } from './type-reference.ts';

/** What became of the described types from one version to another; lists by name. */
export interface TypeChanges {
  /** Labels of the versions; without `from` it is what the descriptions themselves tell of `to`. */
  readonly from?: string;
  readonly to: string;
  readonly added: readonly ContentsEntry[];
  /** What should not be used any more, and could be before. */
  readonly deprecated: readonly ContentsEntry[];
  /** What is called otherwise, or stands in another namespace. */
  readonly renamed: readonly Renamed[];
  /** Each with where it stands in the earlier version. */
  readonly removed: readonly NamedLink[];
  readonly changed: readonly ChangedType[];
}

/** What has a new name, with the old one as a link to the earlier version. */
export interface Renamed extends NamedLink {
  readonly earlier: EarlierName;
}

/** A name that something had; with an address where an earlier version has it. */
export type EarlierName = Omit<NamedLink, 'href'> & Partial<NamedLink>;

/** A type that both versions have, with what is different. */
export interface ChangedType extends NamedLink {
  readonly members: readonly ChangedMember[];
}

/** What became of a member, or of the head of the type itself. */
export interface ChangedMember extends NamedLink {
  readonly change: MemberChange;
  /** Present in a renamed one: what it was called. */
  readonly earlier?: EarlierName;
  /** Of a changed one: how it was declared that is not so any more, and how it is now that was not so before. */
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/** In the order in which they are shown. */
export type MemberChange = 'added' | 'renamed' | 'changed' | 'deprecated' | 'removed';
