import type { Json } from '@helpgen/model';

/** The generators whose sites are read. */
export type ForeignSystem = 'Docusaurus' | 'MkDocs' | 'Starlight' | 'VitePress';

/** Something that has no counterpart here, or none that could be found, and where it stands in the foreign site. */
export interface Loss {
  /** What it is, in the words of the foreign system; losses of one construct are counted together. */
  readonly construct: string;
  /** Path below the folder of the foreign site. */
  readonly file: string;
  readonly line: number;
  /** What came of it, as a sentence. */
  readonly fate: string;
  /** Readers lose nothing by it: it says how the page looks or is listed. */
  readonly isHarmless?: true;
}

/** A text of the foreign site: a page, or a part that pages include. */
export interface ForeignPage {
  /** Path below the folder of the foreign site. */
  readonly from: string;
  /** Path below the folder of the new site. */
  readonly to: string;
  /** Path below its content folder, extension included; what the new address is made of. */
  readonly path: string;
  /** Old address below the base path, beginning with `/`; `undefined`: a part, or a draft without address. */
  readonly address: string | undefined;
  /** Where the version and language of the page begin: `/`, `/ru/` or `/ru/1.0/`. */
  readonly root: string;
  readonly locale: string;
  /** A script of the old site made it of the file `from`, which is no page and stays where it is. */
  readonly isMade?: true;
  /** Its address is made by rules that helpgen has too, front matter included. */
  readonly hasOwnAddress?: true;
  /** The address that it has here, when the old one cannot be kept and becomes a redirect: the main language stands at the root of a site. */
  readonly movesTo?: string;
}

/** A file that is taken over as it is. */
export interface ForeignFile {
  readonly from: string;
  readonly to: string;
}

/** A redirect of the new site's config. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What one page becomes. */
export interface ConvertedText {
  readonly text: string;
  readonly losses: readonly Loss[];
}

/** How the foreign system makes ids of headings. */
export interface HeadingRules {
  /** The id that a heading of this text wishes. */
  slug(text: string): string;
  /** The id that it gets when `id`, the `count`-th wish of this text, is taken. */
  next(wish: string, isTaken: (id: string) => boolean): string;
  /** Whether the title of a page, its first h1, has an id too. */
  readonly hasTitleId: boolean;
}

/** A site of another system in the common shape. */
export interface ForeignSite {
  readonly system: ForeignSystem;
  /** Absolute path of its folder. */
  readonly root: string;
  /** The file that says what the site is, below its folder. */
  readonly configFile: string;
  /** The keys of the new config that are known of the old one; those of `content` and `redirects` come from what is written. */
  readonly config: { readonly [key: string]: Json };
  readonly pages: readonly ForeignPage[];
  readonly files: readonly ForeignFile[];
  /** Files that are in the new site alone, such as a list that the old system makes of itself. */
  readonly made?: readonly { readonly path: string; readonly content: string }[];
  readonly redirects: readonly Redirect[];
  readonly headings: HeadingRules;
  readonly losses: readonly Loss[];
  /** Pages whose front matter calls them a draft are shown to nobody. */
  readonly hidesDrafts?: true;
  convert(page: ForeignPage, text: string): ConvertedText;
}

/** The page for missing addresses, which every site has here. */
export function errorPageLoss(file: string): Loss {
  return { ...configLoss(`an error page of the site (${file.replace(/^.*\//, '')})`, file, 'That of helpgen stands in its place.'), isHarmless: true };
}

/** Something in a config that has no counterpart. */
export function configLoss(construct: string, file: string, fate: string): Loss {
  return { construct, file, line: 1, fate };
}
