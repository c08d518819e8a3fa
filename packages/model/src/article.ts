import type { Json } from './json.ts';
import type { FrontMatter } from './front-matter.ts';
import type { Location } from './diagnostic.ts';
import type { SourcePath } from './paths.ts';
import type { Span, Stretch } from './source-file.ts';

/** One content file compiled. Its parts are stored apart because different steps depend on them. */
export interface Article {
  readonly outline: Outline;
  readonly body: Body;
  readonly sections: readonly SearchSection[];
}

/** The small part of an article that other pages may depend on. */
export interface Outline {
  readonly source: SourcePath;
  readonly frontMatter: FrontMatter;
  /** The span of each front matter key that is present, for findings of later rooms. */
  readonly frontMatterSpans: { readonly [key: string]: Span };
  /** Text of the first h1 of the content; `undefined` when there is none. */
  readonly contentTitle?: string;
  /** Plain text of the first paragraph, cut at 160 characters at the end of a word; empty when there is no prose. */
  readonly excerpt: string;
  /** h2 to h6 in document order, with ids that are unique in the article. */
  readonly headings: readonly Heading[];
  /** Every id that can be a link's target besides the headings: elements with ids, tabs, footnotes. */
  readonly anchors: readonly string[];
  readonly links: readonly LinkRef[];
  readonly assets: readonly AssetRef[];
  /** What was included, directly or not, with the digest that was read (empty: the file was not found). */
  readonly includes: readonly { readonly path: SourcePath; readonly digest: string }[];
  readonly wordCount: number;
  /** The file that a source has made the page of, when that is another one than {@link source}. */
  readonly origin?: SourcePath;
  /** What the source of a preset that has made the page says to other pages, under the name of the source. */
  readonly data?: { readonly [source: string]: Json };
  /** Names in code that may have a page, each once; absent: none, or the page asks for no such links. */
  readonly mentions?: readonly CodeMention[];
  /** What checked code says of things that only the site knows, as its language has it. */
  readonly claims?: readonly NotedClaim[];
  /** The directives of presets that are noted, by name; parts know their number. */
  readonly directives?: { readonly [name: string]: readonly NotedDirective[] };
  /** Of a page that a source has made: its first paragraph as HTML that may stand anywhere. */
  readonly leadHtml?: string;
  /**
   * The page is about the folder that it is the index of: sidebars call the folder so, and list what is in it by labels. `parts`: the other
   * pages of the folder are parts of this one, which sidebars show as the entry that it is, with its parts below it; the search finds
   * a part by what it has beside the names of the whole.
   */
  readonly namesFolder?: true | 'parts';
  /** Titles of the pages of which it has what their headings name: a type has the members of its base types. */
  readonly inherits?: readonly string[];
  /** The longer paragraphs of the article's own file, for comparison with those of others; absent: none, or nobody compares. */
  readonly paragraphs?: readonly ParagraphMark[];
}

/** What a stretch of code says of something that only the site knows; it stands in {@link Outline.claims} for an analysis. */
export interface CodeClaim extends Stretch {
  readonly claim: Json;
}

/** A claim of a code block, and where it stands. */
export interface NotedClaim {
  readonly claim: Json;
  readonly place: Location;
}

/** A directive as its author wrote it. */
export interface NotedDirective {
  readonly attributes: { readonly [name: string]: Json };
  /** Its opening line. */
  readonly at: Location;
}

/** What a paragraph says, without its wording being kept. */
export interface ParagraphMark {
  /** Of its words in lower case, 52 bits. */
  readonly hash: number;
  readonly at: Span;
}

/** A heading of an article. */
export interface Heading {
  readonly level: 2 | 3 | 4 | 5 | 6;
  readonly id: string;
  /** Plain text, without an explicit id. */
  readonly text: string;
  /** Inner HTML for a table of contents: inline marks kept, links unwrapped, images removed. */
  readonly html: string;
  readonly isExplicitId: boolean;
  readonly at: Span;
}

/** A link of an article, numbered by its place in {@link Outline.links}. */
export interface LinkRef {
  /** As written. */
  readonly url: string;
  /** The file it stands in: the article's own or an included one; relative addresses start from its folder. */
  readonly file: SourcePath;
  readonly at: Span;
  /** The link has no text of its own: the title of its target stands in it. */
  readonly wantsTitle?: true;
}

/** An image or another file that the article shows, numbered by its place in {@link Outline.assets}. */
export interface AssetRef extends LinkRef {
  readonly hasAlt: boolean;
}

/**
 * Prose as text with holes: strings are finished HTML (highlighted code too, so that a thousand tokens are one
 * string), the rest is filled in when the page is rendered.
 */
export type Body = readonly BodyNode[];

/** A piece of a {@link Body}. */
export type BodyNode = string | LinkHole | TitleHole | MentionHole | AssetHole | PartNode;

/** Stands where the attributes of link `link` belong in HTML (`<a`, hole, `>`). */
export interface LinkHole {
  readonly link: number;
}

/** Stands where the title of what link `titleOf` leads to belongs. */
export interface TitleHole {
  readonly titleOf: number;
}

/** HTML in code that is a link when mention `mention` has a page. */
export interface MentionHole {
  readonly mention: number;
  readonly html: string;
}

/** A name in code that may have a page: which page, the analyses of presets know. */
export interface CodeMention {
  readonly name: string;
  /** What tells names with one spelling apart, in words of the code language that found it. */
  readonly role?: string;
  /** Where it stands in code that is checked. */
  readonly places?: readonly Location[];
}

/** Stands where the attributes of asset `asset` belong in HTML (`<img`, hole, `alt="…">`). */
export interface AssetHole {
  readonly asset: number;
  /** The attribute that has the address when it is not `src`. */
  readonly as?: 'poster';
  /** The element is no image. */
  readonly isMedia?: true;
  /** As the author wants it, in pixels or with `%`; the other side follows it. */
  readonly width?: string;
  readonly height?: string;
}

/** Something that the theme draws: a React component named `part`, given `props` and the rendered children. */
export interface PartNode {
  readonly part: string;
  readonly props: { readonly [name: string]: Json };
  readonly children: Body;
  /** Present when the children are no prose: code, a drawing. */
  readonly isVerbatim?: true;
}

/** A stretch of text that search can find: one a heading, and one for the text before the first heading. */
export interface SearchSection {
  /** Id of the heading; empty for the text before the first. */
  readonly anchor: string;
  /** Text of the heading; empty for the text before the first. */
  readonly heading: string;
  /** Level of the heading, 1 for the text before the first. */
  readonly level: number;
  /** Plain text, white space collapsed. */
  readonly text: string;
  /** Runs of signs in its inline code and in cells of its tables, each once, parted by spaces; left out when there are none. */
  readonly signs?: string;
}
