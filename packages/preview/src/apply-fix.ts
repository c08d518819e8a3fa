import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenSite } from '@helpgen/engine';
import { fixLine } from '@helpgen/model/diagnostics';
import { sendText, type OwnAnswer } from '@helpgen/server';
import { admitsOrder } from './admits-client.ts';
import { findFinding, isAt } from './find-finding.ts';
import type { MoveFollower } from './follow-moves.ts';

/** What the answers work with: what pages prove that they are of this server, the absolute folder of the files, and what is wrong. */
export interface FixOptions {
  readonly token: string;
  readonly root: string;
  readonly site: OpenSite;
}

/** What a redirect is written with: the config that it goes into, absolute, and who knows which pages have moved. */
export interface RedirectOptions extends Omit<FixOptions, 'root'> {
  readonly configPath: string;
  readonly moves: MoveFollower;
}

/**
 * Writes the fix of the finding with `code` at a place (`file`, `line`, `column`) into its source: 204; 409 when the file says something
 * else there by now. Only what the site itself has found is written.
 */
export function createFixAnswer({ token, root, site }: FixOptions): OwnAnswer {
  return async (request, response, { query }) => {
    response.setHeader('Connection', 'close');
    if (!admitsOrder(request, response, { query, token })) return;
    const asked = new URLSearchParams(query);
    const found = await findFinding(site, ({ code, at }) => code === asked.get('code') && isAt(at, asked));
    if (found?.at?.line === undefined) return sendText(response, 404, 'Nothing is to be mended there any more.');
    const path = join(root, found.at.file);
    const lines = (await readFile(path, 'utf8')).split(/(?<=\n)/);
    const line = lines[found.at.line - 1] ?? '';
    const mended = line.startsWith(found.at.lineText ?? '') ? fixLine(found, line) : undefined;
    if (mended === undefined) return sendText(response, 409, 'The file says something else there by now.');
    await writeFile(path, lines.with(found.at.line - 1, mended).join(''));
    response.writeHead(204).end();
  };
}

/** Writes the redirect that the page at `route` lacks since its file was renamed into the config: 204; 404 when it lacks none. */
export function createRedirectAnswer({ token, site, configPath, moves }: RedirectOptions): OwnAnswer {
  return async (request, response, { query }) => {
    response.setHeader('Connection', 'close');
    if (!admitsOrder(request, response, { query, token })) return;
    const redirect = moves.missing(new URLSearchParams(query).get('route') ?? '', site.view().site);
    if (redirect === undefined) return sendText(response, 404, 'No redirect is missing there.');
    const { withRedirect } = await import('@helpgen/move');
    const text = withRedirect(await readFile(configPath, 'utf8'), redirect);
    if (text === undefined) return sendText(response, 409, 'The config cannot be read.');
    await writeFile(configPath, text);
    response.writeHead(204).end();
  };
}
