import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import type { OpenSite } from '@helpgen/engine';
import { sendText, type OwnAnswer, type SiteHolder } from '@helpgen/server';
import { admitsOrder } from './admits-client.ts';
import { findFinding, isAt } from './find-finding.ts';
import { findPage } from './find-page.ts';

/** What the answer works with. */
export interface EditorOptions {
  readonly token: string;
  /** Absolute folder that the files of findings are relative to. */
  readonly root: string;
  readonly env: { readonly [name: string]: string | undefined };
  /** What is shown: the places of its findings can be opened, and the source of the page at an address. */
  readonly site: OpenSite;
  readonly holder: SiteHolder;
}

/** Arguments that tell an editor a place. */
type WriteArguments = (file: string, line: number, column: number) => readonly string[];

const gotoColumn: WriteArguments = (file, line, column) => ['--goto', `${file}:${line}:${column}`];
const colon: WriteArguments = (file, line, column) => [`${file}:${line}:${column}`];
const jetBrains: WriteArguments = (file, line, column) => ['--line', String(line), '--column', String(column), file];

/** Editors with a window of their own, and how they are told a place; one in a terminal would fight with the server for it. */
const editors: { readonly [program: string]: WriteArguments } = {
  code: gotoColumn,
  'code-insiders': gotoColumn,
  codium: gotoColumn,
  cursor: gotoColumn,
  windsurf: gotoColumn,
  zed: colon,
  subl: colon,
  idea: jetBrains,
  webstorm: jetBrains,
  pycharm: jetBrains,
  phpstorm: jetBrains,
};

/**
 * Opens the place of a finding (`file`, `line`), or the source of the page at `address`, in the editor of {@link findEditor}:
 * 204; 409 when there is none with a window of its own. Only what the site itself knows is opened.
 */
export function createEditorAnswer({ token, root, env, site, holder }: EditorOptions): OwnAnswer {
  return async (request, response, { query }) => {
    response.setHeader('Connection', 'close');
    if (!admitsOrder(request, response, { query, token })) return;
    const asked = new URLSearchParams(query);
    const at = await findPlace(asked, site, holder);
    if (at === undefined) return sendText(response, 404, 'Nothing is wrong there any more.');
    const editor = findEditor(env);
    if (editor === undefined) return sendText(response, 409, 'No editor with a window of its own is named by HELPGEN_EDITOR, VISUAL or EDITOR.');
    const hasStarted = await start(editor.program, editor.write(join(root, at.file), at.line ?? 1, at.column ?? 1));
    if (!hasStarted) return sendText(response, 409, `\`${editor.program}\` cannot be started.`);
    response.writeHead(204).end();
  };
}

interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

async function findPlace(asked: URLSearchParams, site: OpenSite, holder: SiteHolder): Promise<Place | undefined> {
  const address = asked.get('address');
  if (address !== null) {
    const source = (await findPage(site, holder, address))?.source;
    return source === undefined ? undefined : { file: source };
  }
  return (await findFinding(site, ({ at }) => isAt(at, asked)))?.at;
}

/**
 * The first editor with a window of its own that `HELPGEN_EDITOR`, `VISUAL` and `EDITOR` name (what stands behind the
 * program, such as `--wait`, is for those who wait); else the one whose terminal this is.
 */
export function findEditor(env: EditorOptions['env']): { readonly program: string; readonly write: WriteArguments } | undefined {
  const named = [env['HELPGEN_EDITOR'], env['VISUAL'], env['EDITOR'], env['TERM_PROGRAM'] === 'vscode' ? 'code' : undefined];
  for (const text of named) {
    // A path may hold spaces; options never begin without one.
    const program = text?.trim().replace(/\s+-.*$/, '') ?? '';
    const write = Object.hasOwn(editors, basename(program)) ? editors[basename(program)] : undefined;
    if (write !== undefined) return { program, write };
  }
  return undefined;
}

function start(program: string, args: readonly string[]): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    child.once('error', () => done(false));
    child.once('spawn', () => {
      child.unref();
      done(true);
    });
  });
}
