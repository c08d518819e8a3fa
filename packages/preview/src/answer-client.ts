import { sendText, type OwnAnswer } from '@helpgen/server';
import { clientScript } from './client-script.ts';

/** Answers the script of the preview. */
export const answerClient: OwnAnswer = async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Only GET and HEAD are answered.');
  }
  response.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Length': Buffer.byteLength(clientScript),
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : clientScript);
};
