import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { defaultTheme } from '@helpgen/bundler';
import { digestOf, digestOfAll, shortNameOf } from '@helpgen/disk';
import type { OutputPath, RenderContext, RoutePath, SiteConfig, SiteFacts } from '@helpgen/model';
import { outputToHref, writeDataModule } from '@helpgen/model';
import type { SpokenLocale } from '@helpgen/model/locales/words-for';
import { createPageMaker, makeFrame, makeGlossary, type PageMaker, redirectScript, startRouteOf } from '@helpgen/site';
import type { AnalysedSite } from './analyse-site.ts';
import type { BuildRun } from './build-run.ts';
import type { OutputSink } from './output/staging.ts';
import { resolveFrom } from './presets/load-presets.ts';
import type { ThemeBundle } from './steps/bundle-theme.ts';
import { chooseFonts } from './steps/choose-fonts.ts';
import { makeContentPolicy } from './steps/make-content-policy.ts';
import { wordsInBrowsers } from './steps/own-words.ts';
import { loadRenderer } from './workers/load-renderer.ts';

/** What a site is drawn from, once all of it is known. */
export interface SiteParts extends SiteFacts, Pick<AnalysedSite, 'graph' | 'articles'> {
  readonly run: BuildRun;
  readonly bundle: ThemeBundle;
}

/** A site of which any page can be rendered. */
export type PreparedSite = Awaited<ReturnType<typeof prepareSite>>;

/** What every page of the site is rendered with. */
export interface PageStep extends Pick<BuildRun, 'store' | 'config'>, Pick<AnalysedSite, 'graph' | 'articles'> {
  /** The page that stands in `index.html`, when it is not the one of that address. */
  readonly startRoute: RoutePath | undefined;
  readonly maker: PageMaker;
  readonly rendererPath: string;
  readonly contexts: ReturnType<typeof writeContexts>;
}

/** Puts what all pages have in common into `sink`: scripts, styles, frames; the rest is what each page is rendered with. */
export async function prepareSite(parts: SiteParts, sink: OutputSink) {
  const { run: { store, config, presets }, graph, articles, bundle: { rendererPath }, assets, lastUpdates } = parts;
  const facts: SiteFacts = { lastUpdates, assets };
  const inlineScripts = loadRenderer(rendererPath).inlineScripts(config.router);
  /** Content of the policies: of pages, and of the header of every page. */
  const policies = {
    page: makeContentPolicy(config, []).meta,
    home: makeContentPolicy(config, inlineScripts).meta,
    redirect: makeContentPolicy(config, [redirectScript]).meta,
    // One for all.
    header: makeContentPolicy(config, [...inlineScripts, redirectScript]).header,
  };
  const isVendorNeeded = [...articles.values()].some(({ hasUndrawnPart }) => hasUndrawnPart);
  const vendorFiles = isVendorNeeded ? await readVendorFiles(parts.run, sink) : new Map<string, OutputPath>();
  const startRoute = startRouteOf(config, graph);
  const contexts = writeContexts(parts, sink, vendorFiles, {
    contentSecurityPolicy: policies.page,
    homeSecurityPolicy: policies.home,
    ...(startRoute === undefined ? {} : { startRoute }),
    ...(config.markdownCopies ? { copies: copiesOf(config) } : {}),
  });
  const maker = createPageMaker(config, graph, facts, presets.list);
  const pages: PageStep = { store, config, graph, startRoute, maker, articles, rendererPath, contexts };
  return { facts, policies, pages };
}

/** What is read of the package.json of a theme. */
interface ThemeManifest {
  readonly helpgen?: { readonly vendor?: { readonly [name: string]: string } };
}

/**
 * Puts the scripts that a theme ships apart into the site; says where each went, by name. A theme lists them in its
 * package.json: `"helpgen": {"vendor": {"mermaid": "./dist/vendor/mermaid.js.br"}}`. What ends in `.br` is compressed by Brotli.
 */
async function readVendorFiles({ host: { disk }, project, config }: BuildRun, sink: OutputSink): Promise<ReadonlyMap<string, OutputPath>> {
  const files = new Map<string, OutputPath>();
  // A theme that is made of the default one may ask for what that ships.
  for (const name of new Set([defaultTheme, config.theme])) {
    const manifest = `${name}/package.json`;
    const path = resolveFrom(join(project.root, 'package.json'), manifest) ?? resolveFrom(import.meta.url, manifest);
    if (path === undefined) continue;
    const { helpgen } = JSON.parse(new TextDecoder().decode(disk.readFile(path))) as ThemeManifest;
    for (const [script, file] of Object.entries(helpgen?.vendor ?? {})) {
      const shipped = disk.readFile(join(dirname(path), file));
      const module = file.endsWith('.br') ? brotliDecompressSync(shipped) : shipped;
      const bytes = config.router === 'hash' ? await toScript(module) : module;
      const output = `assets/vendor/${script}-${shortNameOf(bytes)}.js` as OutputPath;
      sink.write(output, 'vendor', bytes);
      files.set(script, output);
    }
  }
  return files;
}

/** The ES module `text` as a script in the form of `writeDataModule`. */
async function toScript(text: Uint8Array): Promise<Uint8Array> {
  const { transform } = await import('esbuild');
  const { code } = await transform(text, { format: 'iife', globalName: 'hgModule', minify: true, charset: 'utf8', legalComments: 'inline' });
  return Buffer.from(code);
}

function copiesOf(config: SiteConfig): NonNullable<RenderContext['copies']> {
  return { origin: config.url, ...(config.llmsTxt && !config.noIndex ? { indexHref: outputToHref('llms.txt' as OutputPath, config) } : {}) };
}

/**
 * Writes the bundle but the style sheets that pages link, and a module with the frame of each edition, into the site, and the contexts that
 * name them, what the pages of each edition have in common, where the renderers of all threads can read them; in all of these is `common`.
 */
function writeContexts(
  { run: { host: { disk }, store, config }, graph, bundle }: SiteParts,
  sink: OutputSink,
  vendorFiles: ReadonlyMap<string, OutputPath>,
  common: Omit<RenderContext, 'frame' | 'glossary' | 'assets' | 'words'>,
) {
  const renderer = loadRenderer(bundle.rendererPath);
  const href = (path: OutputPath): string => outputToHref(path, config);
  const publish = (name: string, step: string, text: string): string => {
    const path = `assets/${name}-${shortNameOf(text)}.js` as OutputPath;
    sink.write(path, step, text);
    return href(path);
  };
  const localeOf = (code: string): SpokenLocale => ({ code, words: config.locales.list.find((locale) => locale.code === code)?.words ?? {} });
  for (const file of bundle.files) if (file.path !== bundle.style) sink.write(file.path, 'bundle', file.bytes);
  const sheets = bundle.sheets.length === 0 ? {} : { sheets: bundle.sheets.map(({ path }) => href(path)) };
  const frames = graph.editions.map((edition) => {
    const words = wordsInBrowsers(renderer.strings, localeOf(edition.locale));
    return [edition.key, { ...makeFrame(config, graph, edition, words), ...sheets }] as const;
  });
  const manifest = {
    firstScriptHref: publish('first', 'bundle', renderer.firstScript(config.router)),
    scriptHref: href(bundle.script),
    preloadHrefs: bundle.preloads.map(href),
    ...(bundle.style === undefined ? {} : { styleHref: href(bundle.style) }),
    sheets: bundle.sheets.map(({ path, classes }) => ({ href: href(path), classes })),
    frameHrefs: Object.fromEntries(frames.map(([key, frame]) => [key, publish('frame', 'frame', writeDataModule(JSON.stringify(frame), frame))])),
    vendorHrefs: Object.fromEntries([...vendorFiles].map(([name, path]) => [name, href(path)])),
  };
  const id = shortNameOf(JSON.stringify(manifest));
  const byEdition = Object.fromEntries(frames.map(([key, frame]): [string, RenderContext] => {
    const fontHrefs = chooseFonts(bundle.files.map((file) => file.path), frame.locale.code).map(href);
    const glossary = makeGlossary(config, graph, key);
    const { words } = localeOf(frame.locale.code);
    return [key, {
      frame,
      ...(glossary === undefined ? {} : { glossary }),
      assets: { id, ...manifest, fontHrefs },
      ...common,
      ...(Object.keys(words).length === 0 ? {} : { words }),
    }];
  }));
  const digests = Object.fromEntries(Object.entries(byEdition).map(([key, context]) => [key, digestOfAll([bundle.digest, JSON.stringify(context)])]));
  const text = JSON.stringify(byEdition);
  const path = join(store.folder, `contexts-${digestOf(text)}.json`);
  disk.writeFile(path, text);
  /** The file with the contexts, what is in it, and the digest of renderer and context, the latter two by edition. */
  return { path, byEdition, digests };
}
