import { AsyncLocalStorage } from 'node:async_hooks';
import type { Diagnostic, Renderer } from '@helpgen/model';
import { finding } from '../finding.ts';
import { renderPage, type RenderInput } from '../workers/render-page.ts';

/** The files of a page, and what was found wrong while it was drawn, or later by what its parts had left behind. */
export interface DrawnPage {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Which sheets are in its style sheet, each a bit; `undefined` when the page could not be drawn. */
  readonly sheets?: number;
  readonly diagnostics: Diagnostic[];
}

/** Which page the work at hand belongs to: timers and promises of its parts belong to it, too. */
const drawing = new AsyncLocalStorage<{ readonly route: string; readonly page: DrawnPage }>();

/** Draws the page at `route` in this thread. A part that would end the process fails instead. */
export function drawPage(route: string, renderer: Renderer, context: Parameters<typeof renderPage>[1], input: RenderInput): DrawnPage {
  const page: { files: Map<string, Uint8Array>; sheets?: number; diagnostics: Diagnostic[] } = { files: new Map(), diagnostics: [] };
  const { exit } = process;
  process.exit = () => {
    throw new Error('it ends the process');
  };
  try {
    const { files, diagnostics } = drawing.run({ route, page }, () => renderPage(renderer, context, input));
    for (const { path, bytes, sheets } of files) {
      page.files.set(path, bytes);
      if (sheets !== undefined) page.sheets = sheets;
    }
    page.diagnostics.push(...diagnostics);
  } finally {
    process.exit = exit;
  }
  return page;
}

/** Makes an error that a part of a page throws late a finding about that page, until the returned function is called. */
export function catchLateErrors(): () => void {
  const heed = (error: unknown): void => {
    const late = drawing.getStore();
    if (late === undefined) {
      // It is a bug of ours, which ends the process as ever.
      stop();
      throw error;
    }
    const reason = error instanceof Error ? error.message : String(error);
    late.page.diagnostics.push(finding('HG5032', { route: late.route, reason }));
  };
  const stop = (): void => {
    process.off('uncaughtException', heed);
  };
  process.on('uncaughtException', heed);
  return stop;
}
