import type { ElementContent } from 'hast';
import type { CodeClaim, CodeMention, Outline } from './article.ts';
import type { BlockMark } from './block-mark.ts';
import type { SiteConfig } from './config/checked-config.ts';
import type { ContentGraph, Edition, GraphPage, SourceClaim } from './content-graph.ts';
import type { AttributeOptions } from './config/checked-config.ts';
import type { Catalogue, DiagnosticArgs, Location, Severity, Wordings } from './diagnostic.ts';
import type { SchemaResult } from './schema-finding.ts';
import type { Json } from './json.ts';
import type { PageData, PageMember } from './page.ts';
import type { RoutePath, SourcePath } from './paths.ts';
import type { Span, Stretch } from './source-file.ts';

/**
 * What a site or another product adds to helpgen: a plain value, the default export of a module that `presets` of the
 * config names. The module is loaded in the main thread and in every worker thread, so it must do nothing but export.
 * Name, version, options and the module's files are part of the key of everything that a preset can change.
 */
export interface Preset {
  /** Unique in a site; findings name it. Letters, digits, `-`, `/` and `@`. */
  readonly name: string;
  /** What it makes may change with every version, so what was kept of another one is made again. */
  readonly version: string;
  readonly sources?: readonly Source[];
  readonly analyses?: readonly SiteAnalysis[];
  readonly emitters?: readonly Emitter[];
  /** Run on the Markdown tree of each article, after it was parsed and before directives are read. */
  readonly remarkPlugins?: readonly UnifiedPlugin[];
  /** Run on the HTML tree of each article, after raw HTML in it was cleaned. */
  readonly rehypePlugins?: readonly UnifiedPlugin[];
  readonly codeLanguages?: readonly CodeLanguage[];
  /** By the name that stands after `:::`. */
  readonly directives?: { readonly [name: string]: PresetDirective };
  readonly theme?: PresetTheme;
  /** What its findings mean, by code, for `helpgen explain`. */
  readonly catalogue?: Catalogue;
  /** The same in further languages, by their codes (`ru`). */
  readonly wordings?: { readonly [language: string]: Wordings };
  /** What programs may ask of the built site besides searching and reading it, by `helpgen mcp`. */
  readonly tools?: readonly PresetTool[];
}

/** A preset that is made of the options that the config gives it. */
export type PresetFactory = (options: { readonly [key: string]: Json }) => Preset;

/**
 * The preset as it is, with its type checked.
 *
 * @example export default definePreset({ name: 'shouting', version: '1', codeLanguages: [] });
 */
export function definePreset<Defined extends Preset | PresetFactory>(preset: Defined): Defined {
  return preset;
}

/** A plugin as unified takes it: a function, or one with its options behind it. */
export type UnifiedPlugin = UnifiedAttacher | readonly [UnifiedAttacher, ...(readonly unknown[])];

/** A function that unified calls with the options of a plugin. */
export type UnifiedAttacher = (...options: never[]) => unknown;

/** Turns files of the content folders that are no Markdown into pages. */
export type Source = ArticleSource | PagesSource;

/** Makes one page of each file, at the address that a Markdown file in its place would have. Called in worker threads. */
export interface ArticleSource extends SourceClaim {
  readonly kind: 'article';
  make(file: ArticleInput): MadeArticle | Promise<MadeArticle>;
  /**
   * The title of the page as a glance at the text of its file tells it: a preview names pages by it that are not made yet.
   * Default, and when it fails: no title.
   */
  titleOf?(text: string): string;
}

/**
 * Makes many pages of each file, at the addresses that files at their paths would have. Called in the main thread, and
 * only when the file, what `make` has read, or the preset has changed.
 */
export interface PagesSource extends SourceClaim {
  readonly kind: 'pages';
  make(file: SourceInput): MadePages | Promise<MadePages>;
}

/** One file for a source. Whatever is made of it must follow from this and the options of the preset alone. */
export interface SourceInput {
  /** Relative to the folder of the config. */
  readonly path: SourcePath;
  /** Without a byte order mark, each line ended by `\n`. */
  readonly text: string;
  /** Code of the locale of the pages. */
  readonly locale: string;
  /**
   * The text of another file, by its path relative to the folder of the config or its `file:` address; `undefined` when
   * there is none. A change of it makes the pages anew, and a preview watches it.
   */
  read(path: string): string | undefined;
  /**
   * The text as YAML that `parse` admits, a `what` in the findings, which are told of as those of front matter are;
   * `undefined` when no value of it can be read.
   */
  parseYaml<T>(what: string, parse: (data: unknown) => SchemaResult<T>): CheckedYaml<T>;
  /** Where the text from offset `start` to `end` stands, for what is told later. */
  spanOf(start: number, end: number): Span;
}

/** One file of which one page is made. */
export type ArticleInput = SourceInput;

/** A YAML document that was checked, with the places of its texts. */
export interface CheckedYaml<T> {
  readonly value: T;
  /** The text at the keys and indexes of `path`; absent when none is there. */
  textAt(path: readonly (string | number)[]): YamlText | undefined;
}

/** A text of a YAML document, and where it stands in it. */
export interface YamlText extends Stretch {
  /** Without the quotes or the mark of a block, which the stretch has. */
  readonly value: string;
  readonly isBlock: boolean;
}

/** A page that a source has made. */
export interface MadeArticle extends Pick<Outline, 'namesFolder' | 'inherits'> {
  /** What would stand at the top of a Markdown file; checked like that. */
  readonly frontMatter?: { readonly [key: string]: Json };
  readonly markdown: string;
  /** What stretches of `markdown` are made of, in their order: findings are then told there. */
  readonly places?: readonly MarkdownPlace[];
  /** What keys of `frontMatter` are made of. */
  readonly frontMatterPlaces?: { readonly [key: string]: FilePlace };
  /** What becomes of blocks of the Markdown, in their order. */
  readonly blocks?: readonly BlockMark[];
  /** What other pages may know: it stands in {@link Outline.data}. */
  readonly data?: Json;
  readonly findings?: readonly PresetFinding[];
}

/** What a source has made of one document. */
export interface MadePages {
  readonly files: readonly MadeFile[];
  readonly findings?: readonly PresetFinding[];
}

/** A file that a source has made: a page, or what belongs to one. */
export type MadeFile =
  | (MadeArticle & {
      /** Relative to the folder of the document, with the extension `.md`. Links in the page start from it. */
      readonly path: string;
    })
  | {
      /** Relative to the folder of the document, such as `users/_category_.json`. */
      readonly path: string;
      /** The file as it would stand on the disk. */
      readonly text: string;
    };

/** Where something stands in a file that a source has read. */
export interface FilePlace {
  /** As it was given to {@link SourceInput.read}; absent: the file itself. */
  readonly file?: string;
  /** An offset in the text, or the keys and indexes that lead to a value of a JSON or YAML document. */
  readonly at: number | readonly (string | number)[];
  /** Default: 1. */
  readonly length?: number;
}

/** From which offset of the Markdown on what stands at a place of the file. */
export interface MarkdownPlace extends FilePlace {
  readonly start: number;
}

/** Something that a preset has found wrong, or doubtful, in what an author wrote. */
export interface PresetFinding {
  /** A code of helpgen's catalogue, or the preset's own: its name, `/`, and the name of the rule. */
  readonly code: string;
  /** Default: `error`. */
  readonly severity?: Severity;
  readonly message: string;
  /** The values that the message is made of, for programs. */
  readonly args?: DiagnosticArgs;
  readonly hint?: string;
  /** Of a source: in its file. Of an analysis: with the path of the file relative to the folder of the config. */
  readonly at?: FilePlace | Location;
  readonly related?: readonly { readonly at: FilePlace | Location; readonly message: string }[];
}

/** A language of code blocks. */
export interface CodeLanguage {
  /** What stands behind the fence; the name of the grammar. */
  readonly name: string;
  readonly aliases?: readonly string[];
  /** Loads the grammar when a page first needs it: as refractor and Prism have it. */
  readonly grammar: () => CodeGrammar | Promise<CodeGrammar>;
  /** How a comment on one line is written: magic comments are looked for in these. Default: as in most languages. */
  readonly comments?: readonly CommentStyle[];
  /** What in a block of the language, or in code inside of a sentence (`inline`), may be a name that has a page. In order. */
  names?(code: string, form: 'block' | 'inline'): readonly CodeName[];
  /** What is wrong with a block of the language, and what only an analysis can judge. Lines that are shown as removed are blank. */
  check?(code: string): readonly (CodeFinding | CodeClaim)[];
}

/** How a language writes a comment on one line: what opens it, and what closes it (empty: the end of the line). */
export interface CommentStyle {
  readonly open: string;
  readonly close: string;
}

/** A grammar for refractor: a function that enters it into the languages of a Prism. */
export interface CodeGrammar {
  (prism: never): void;
  readonly displayName: string;
  readonly aliases: readonly string[];
}

/** A stretch of code that may name something with a page; a {@link SiteAnalysis} knows. */
export interface CodeName extends Stretch, Pick<CodeMention, 'name' | 'role'> {
  /** Where else the block has the same name. */
  readonly again?: readonly Stretch[];
  /** Its places are kept in the outline, so that an analysis can say what is wrong with it. */
  readonly isChecked?: boolean;
}

/** A mistake in code, by offsets. */
export interface CodeFinding extends Stretch, Omit<PresetFinding, 'at' | 'related'> {}

/** A block that begins with `:::` and a name, drawn by a part of the theme or turned into HTML by the preset. */
export interface PresetDirective {
  /** What may stand in `{ }` after the name, by name; default nothing. */
  readonly attributes?: { readonly [name: string]: AttributeOptions };
  /** The part of the theme that draws it, given the attributes and `title`, the label. One of this and `toHast` is there. */
  readonly part?: string;
  /** Each is entered into {@link Outline.directives}, for an analysis; the part gets its number there as `index`. */
  readonly isNoted?: boolean;
  /** The HTML tree of a directive. */
  toHast?(directive: WrittenDirective): ElementContent | readonly ElementContent[];
}

/** A directive as an author wrote it. */
export interface WrittenDirective {
  readonly name: string;
  /** Text in `[ ]`; empty when there is none. */
  readonly label: string;
  /** Those that are allowed, as what they mean. */
  readonly attributes: { readonly [name: string]: Json };
  readonly children: readonly ElementContent[];
}

/** Sees the outlines of all pages at once, with what sources have said in them, and nothing of their bodies. */
export interface SiteAnalysis {
  /** Unique in the preset. */
  readonly name: string;
  /** Pure: what it gives follows from `site` and the options of the preset alone. Called once for each state of the site. */
  analyse(site: AnalysedSite): SiteInsight;
}

/** The site as an analysis sees it. */
export interface AnalysedSite {
  readonly title: string;
  readonly defaultLocale: string;
  readonly versions: readonly { readonly name: string; readonly label: string }[];
  readonly editions: readonly Edition[];
  /** In the order of routes. */
  readonly pages: readonly AnalysedPage[];
  /** The address of a page of the site, with the base path, encoded; `anchor` is the id of something on it. */
  hrefOf(route: RoutePath, anchor?: string): string;
}

/**
 * A page as an analysis sees it. Places are for findings: what an earlier analysis said is kept when nothing but the length of texts, and
 * where things stand in files that it found nothing in, has changed.
 */
export interface AnalysedPage extends Pick<GraphPage, 'route' | 'kind' | 'edition' | 'source' | 'id' | 'title' | 'description'> {
  readonly outline?: Omit<Outline, 'wordCount' | 'paragraphs'>;
}

/** What an analysis knows of a site. */
export interface SiteInsight {
  readonly findings?: readonly PresetFinding[];
  /** A line about the site for the closing summary of a build, behind the name of the analysis; asked for once, as findings are. */
  readonly summary?: string | undefined;
  /** Where a name in the code of `page` leads; `undefined`: nowhere, as far as this analysis knows. */
  resolveName?(page: AnalysedPage, mention: CodeMention): NameTarget | undefined;
  /** What parts of the theme draw on a page, which get it under the name of the preset. Asked when the page is made. */
  dataOf?(page: AnalysedPage): Json | undefined;
  /** Ids of headings of the page that are not listed in its table of contents, because nothing stands below them. */
  hiddenHeadings?(page: AnalysedPage): readonly string[];
  /** The members of what the page describes: the manifest of the site has them, so that two builds can be compared. */
  membersOf?(page: AnalysedPage): readonly PageMember[];
  /** What is said of a page that no sidebar, link or name leads to; `undefined`: what is said of any page. */
  findOrphan?(page: AnalysedPage): readonly PresetFinding[] | undefined;
}

/** What a name in code leads to. */
export interface NameTarget {
  readonly route: RoutePath;
  /** Id of something on the page. */
  readonly anchor?: string;
}

/** What a preset adds to the theme of the site, bundled with it; the theme of the site itself goes first. */
export interface PresetTheme {
  /** `file:` address of a module; its default export has what it adds to `parts`, `islands`, `strings`, `articleStrings` of a theme. */
  readonly server?: string;
  /** `file:` address of a module whose default export has the `behaviours` that it adds; it may import style sheets. */
  readonly client?: string;
}

/** Adds files to the finished site; it writes nothing itself. Called once for each state of the site: in a preview when somebody asks. */
export interface Emitter {
  /** Unique in the preset. */
  readonly name: string;
  /** Globs of the paths of its files in the output, such as `feed.xml`; one without a slash means the file's name. */
  readonly files: readonly string[];
  emit(site: FinishedSite): readonly EmittedFile[] | Promise<readonly EmittedFile[]>;
}

/** A file of an emitter. */
export interface EmittedFile {
  /** In the output, below the base path: `feed.xml`. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

/**
 * The site as readers get it. There is nothing here of an earlier output: what is emitted is the same whether the site
 * was built anew or made of what was kept.
 */
export interface FinishedSite {
  readonly config: SiteConfig;
  /** Pages in the order of routes with their outlines, sidebars, redirects. */
  readonly graph: ContentGraph;
  /** All that the frame and the article of a page show: title, last update, breadcrumbs, tags. */
  dataOf(page: GraphPage): PageData;
  /** The address of a page with the origin of the site. */
  urlOf(page: GraphPage): string;
  /** The bytes of a file of the site, such as `guide/index.html`, but for those of emitters of presets; `undefined`: there is none. */
  read(path: string): Promise<Uint8Array | undefined>;
}

/** A question that programs put to a built site. */
export interface PresetTool {
  /** Letters, digits and `_`; unique in a site. */
  readonly name: string;
  /** What it answers, for the program that chooses among tools. */
  readonly description: string;
  /** What is to be given with a question, each a text, with a sentence about it. */
  readonly asks: { readonly [name: string]: string };
  /** Markdown; `undefined`: there is no answer. */
  answer(given: { readonly [name: string]: string }, site: AskedSite): Promise<string | undefined>;
}

/** A built site that is asked by programs. */
export interface AskedSite {
  /** The pages that the search box shows for `text`, best first. */
  search(text: string): Promise<readonly AskedPage[]>;
  /** The page at `address` as Markdown, or its section at the anchor behind `#`; `undefined`: there is none. */
  read(address: string): Promise<string | undefined>;
}

/** A page that was found. */
export interface AskedPage {
  readonly title: string;
  /** With base path, encoded. */
  readonly address: string;
  /** Labels of what it lies under, outermost first. */
  readonly breadcrumb: readonly string[];
  readonly description: string;
}
