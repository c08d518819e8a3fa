import { defineDiagnostics, themeCatalogue } from '@helpgen/model';
import type { Diagnostic, Page, RenderContext, RenderedPage, Renderer } from '@helpgen/model';
import { renderToString } from 'react-dom/server';
import { CrashView } from './CrashView.tsx';
import { messageOf } from './ErrorBoundary.tsx';
import { createStaticNavigator } from './navigation/page-navigator.ts';
import type { PageChunk } from './page-chunk.ts';
import { createBodyRenderer } from './render-body.tsx';
import type { BodyRenderer } from './render-body.tsx';
import { Root } from './Root.tsx';
import { RuntimeContext } from './runtime-context.tsx';
import type { Theme, ThemeParts } from './theme.ts';
import { createTranslate } from './translate.ts';
import type { PageView, ServerModules } from './view.ts';
import { inlineScript } from './writing/inline-script.ts';
import { writeChunk, writeDocument } from './writing/write-page.ts';

/**
 * What a bundled theme offers the engine: pages are written as documents and as chunks.
 *
 * @example export default createRenderer(theme, parts, modules);
 */
export function createRenderer(theme: Theme, parts: ThemeParts, modules: ServerModules): Renderer {
  const bodies = createBodyRenderer(parts);
  return {
    inlineScripts: [inlineScript],
    locales: Object.keys(theme.strings),
    render: (page, context) => renderPage({ theme, bodies, modules }, page, context),
  };
}

const finding = defineDiagnostics(themeCatalogue);

interface Tools {
  readonly theme: Theme;
  readonly bodies: BodyRenderer;
  readonly modules: ServerModules;
}

function renderPage({ theme, bodies, modules }: Tools, page: Page, context: RenderContext): RenderedPage {
  const diagnostics: Diagnostic[] = [];
  const path = page.data.module;
  const Module = path === undefined ? null : (modules[path] ?? null);
  if (path !== undefined && Module === null) diagnostics.push(finding('HG4003', { path, route: page.data.route }));

  const text = createTranslate(theme.strings, context.frame.locale.code);
  const bare: PageView = { data: page.data, frame: context.frame, html: '', Module, vendor: {} };
  const body = bodies.render(page.body, page.links, { state: stateOf(bare), navigator: createStaticNavigator(bare), text });
  diagnostics.push(...body.diagnostics);
  const view: PageView = { ...bare, html: body.value };

  let markup: string;
  const navigator = createStaticNavigator(view);
  try {
    markup = renderToString(<Root theme={theme} navigator={navigator} />);
  } catch (error) {
    const reason = messageOf(error);
    diagnostics.push(finding('HG4004', { route: page.data.route, reason }));
    markup = renderToString(
      <RuntimeContext value={{ state: navigator.getState(), navigator, text }}>
        <CrashView message={reason} retry={() => undefined} />
      </RuntimeContext>,
    );
  }
  const chunk = makeChunk(view, context);
  const html = writeDocument(page, context, { markup, chunk });
  return { html, chunk: writeChunk(chunk), ...(diagnostics.length === 0 ? {} : { diagnostics }) };
}

function stateOf(view: PageView): ReturnType<ReturnType<typeof createStaticNavigator>['getState']> {
  return createStaticNavigator(view).getState();
}

function makeChunk(view: PageView, context: RenderContext): PageChunk {
  const vendor = findVendor(view.html, context.assets.vendorHrefs);
  return {
    assets: context.assets.id,
    frame: context.assets.frameHrefs[view.data.edition] ?? '',
    data: view.data,
    html: view.html,
    ...(Object.keys(vendor).length === 0 ? {} : { vendor }),
  };
}

/** The addresses of those scripts that something in the prose asks for by `data-hg-vendor`. */
function findVendor(html: string, hrefs: { readonly [name: string]: string }): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(hrefs).filter(([name]) => html.includes(` data-hg-vendor="${name}"`)));
}
