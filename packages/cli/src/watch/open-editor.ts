import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import type { SiteView } from '@helpgen/engine';
import type { OwnAnswer } from '../serve/create-site-server.ts';
import { isOwnOrigin } from '../serve/is-own-origin.ts';
import { sendText } from '../serve/send-file.ts';
import { admitsClient } from './admits-client.ts';

/** What the answer works with. */
export interface EditorOptions {
  readonly token: string;
  /** Absolute folder that the files of findings are relative to. */
  readonly root: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly view: () => SiteView;
}

type Arguments = (file: string, line: number, column: number) => readonly string[];

const gotoColumn: Arguments = (file, line, column) => ['--goto', `${file}:${line}:${column}`];
const colon: Arguments = (file, line, column) => [`${file}:${line}:${column}`];
const jetBrains: Arguments = (file, line, column) => ['--line', String(line), '--column', String(column), file];

/** Editors with a window of their own, and how they are told a place; one in a terminal would fight with the server for it. */
const editors: { readonly [program: string]: Arguments } = {
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
 * Opens the place of a finding in the editor that `HELPGEN_EDITOR`, `VISUAL` or `EDITOR` names: 204; 409 when it names
 * none with a window of its own. The page names the number of a finding and no file, so that it can open nothing else.
 */
export function createEditorAnswer({ token, root, env, view }: EditorOptions): OwnAnswer {
  return async (request, response, { query }) => {
    response.setHeader('Connection', 'close');
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      return sendText(response, 405, 'Only POST is answered here.');
    }
    if (!isOwnOrigin(request) || !admitsClient(request, query, token)) return sendText(response, 403, 'Only the pages of this server may ask.');
    const asked = new URLSearchParams(query);
    const at = view().diagnostics.map((found) => found.at).find((place) => place?.file === asked.get('file') && String(place.line) === asked.get('line'));
    if (at === undefined) return sendText(response, 404, 'Nothing is wrong there any more.');
    const program = env['HELPGEN_EDITOR'] ?? env['VISUAL'] ?? env['EDITOR'] ?? '';
    const write = Object.hasOwn(editors, basename(program)) ? editors[basename(program)] : undefined;
    if (write === undefined) return sendText(response, 409, 'No editor with a window of its own is named by HELPGEN_EDITOR, VISUAL or EDITOR.');
    const hasStarted = await start(program, write(join(root, at.file), at.line ?? 1, at.column ?? 1));
    if (!hasStarted) return sendText(response, 409, `\`${program}\` cannot be started.`);
    response.writeHead(204).end();
  };
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
