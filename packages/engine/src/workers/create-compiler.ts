import type {
  Article,
  ArticleSource,
  Checked,
  ContentOptions,
  Diagnostic,
  MadeArticle,
  Outline,
  Preset,
  SourceFile,
  SourcePath,
} from '@helpgen/model';
import { defineDiagnostics, presetCatalogue } from '@helpgen/model';
import type { FileSystem } from '../host/file-system.ts';
import type { PresetPlace } from '../presets/import-preset.ts';
import { importPresets } from '../presets/import-preset.ts';
import { messageOf } from '../presets/load-presets.ts';
import { toDiagnostic, traceAll, writeMade } from '../presets/made-article.ts';
import { sourcesOf } from '../presets/make-pages.ts';
import { createSourceReader, plainText } from '../presets/read-for-source.ts';
import { readInclude } from '../steps/read-text.ts';

const finding = defineDiagnostics(presetCatalogue);

/** What articles are compiled with. */
export interface CompileSetup {
  readonly root: string;
  readonly contentOptions: { readonly [locale: string]: ContentOptions };
  readonly presets: readonly PresetPlace[];
}

/** A content file, and the code of its locale. */
export interface CompileInput {
  readonly file: SourceFile;
  readonly locale: string;
  /** Number of the source of a preset that makes a page of the file. */
  readonly maker?: number;
  /** Of a page that a source has made already: the document it was made of, and what is said of it to other pages. */
  readonly origin?: SourcePath;
  readonly data?: Outline['data'];
}

/** Compiles one input after the other for one `setup`: presets are loaded with the first. */
export function createCompiler(disk: FileSystem, setup: CompileSetup): (input: CompileInput) => Promise<Checked<Article>> {
  let loading: Promise<readonly Preset[]> | undefined;
  const presets = (places: readonly PresetPlace[]): Promise<readonly Preset[]> => (loading ??= importPresets(places));
  return async (input) => {
    const options = setup.contentOptions[input.locale];
    if (options === undefined) throw new Error(`no content options for locale ${input.locale}`);
    // With it comes the whole Markdown pipeline, which the other jobs have no use for.
    const [content, list] = await Promise.all([import('@helpgen/content'), presets(setup.presets)]);
    const read = (path: SourcePath): SourceFile | undefined => readInclude(disk, setup.root, path);
    const compile = (file: SourceFile, isMarkdown = false): Promise<Checked<Article>> =>
      content.compileArticle(file, options, read, { isMarkdown, presets: list });
    const maker = input.maker === undefined ? undefined : sourcesOf(list)[input.maker];
    if (maker?.source.kind !== 'article') return withOrigin(await compile(input.file), input);
    return makeAndCompile({ disk, root: setup.root, input, content, compile }, maker.preset, maker.source as ArticleSource);
  };
}

interface Making {
  readonly disk: FileSystem;
  readonly root: string;
  readonly input: CompileInput;
  readonly content: typeof import('@helpgen/content');
  readonly compile: (file: SourceFile, isMarkdown?: boolean) => Promise<Checked<Article>>;
}

/** The article of a file that `source` turns into Markdown, with every place in it where it stands in the file. */
async function makeAndCompile(
  { disk, root, input, content, compile }: Making,
  preset: Preset,
  source: ArticleSource,
): Promise<Checked<Article>> {
  const { path, digest } = input.file;
  const text = plainText(input.file.text);
  const reader = createSourceReader(disk, root);
  const diagnostics: Diagnostic[] = [];
  let article: MadeArticle = { markdown: '' };
  try {
    article = await source.make({ path, text, locale: input.locale, read: reader.read });
  } catch (error) {
    const part = `source \`${source.name}\``;
    diagnostics.push(finding('HG7005', { part, preset: preset.name, path, reason: messageOf(error) }, { at: { file: path } }));
  }
  const made = writeMade(article);
  const places = content.createOriginPlaces({ path, text }, reader.open);
  const compiled = await compile({ path, text: made.text, digest }, true);
  diagnostics.push(...traceAll(compiled.diagnostics, path, made, places));
  diagnostics.push(...(article.findings ?? []).map((found) => toDiagnostic(found, places.locate)));
  const outline = traceAll(compiled.value.outline, path, made, places);
  // What the source has read is asked for again like what the article includes.
  const includes = [...outline.includes, ...reader.readings()];
  const data = article.data === undefined ? {} : { data: { [source.name]: article.data } };
  return { value: { ...compiled.value, outline: { ...outline, includes, ...data } }, diagnostics };
}

/** `article` as it is known to be of a page that a source has made. */
function withOrigin({ value, diagnostics }: Checked<Article>, { origin, data }: CompileInput): Checked<Article> {
  if (origin === undefined) return { value, diagnostics };
  return { value: { ...value, outline: { ...value.outline, origin, ...(data === undefined ? {} : { data }) } }, diagnostics };
}
