/** Path at which a preview server takes what readers say, below the root of its host. */
export const feedbackPath = '/_helpgen/feedback';

const place = Buffer.from('<meta charset="utf-8">');
const mark = Buffer.from(`<meta name="helpgen-preview" content="${feedbackPath}">`);

/**
 * A document with the mark by which its scripts know a preview: nothing is counted, and feedback comes here; with
 * `further` elements of its head behind. Other files stay as they are.
 */
export function markPreview(path: string, bytes: Buffer, further = ''): Buffer {
  if (!path.endsWith('.html')) return bytes;
  const at = bytes.indexOf(place);
  if (at < 0) return bytes;
  const end = at + place.length;
  return Buffer.concat([bytes.subarray(0, end), mark, Buffer.from(further), bytes.subarray(end)]);
}
