/** Natural size of an image in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The natural size of the image `bytes` (PNG, GIF, JPEG, WebP, SVG); `undefined` when it is of another kind or damaged. */
export function imageSizeOf(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  try {
    if (head.startsWith('\u0089PNG\r\n')) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (head.startsWith('GIF8')) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (head.startsWith('\u00ff\u00d8')) return jpegSize(view);
    if (/^RIFF.{4}WEBP/s.test(head)) return webpSize(view, head.slice(12));
    return svgSize(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Walks the segments to a start-of-frame marker (ITU-T T.81, B.2.2). */
function jpegSize(view: DataView): ImageSize | undefined {
  for (let at = 2; at < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** The three forms of a WebP file (RFC 9649). */
function webpSize(view: DataView, form: string): ImageSize {
  if (form === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  const threeBytes = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
}

/** `width` and `height` of the root element, else the last two numbers of its `viewBox`. */
function svgSize(bytes: Uint8Array): ImageSize | undefined {
  const root = /<svg\b[^>]*>/i.exec(new TextDecoder().decode(bytes.subarray(0, 4096)))?.[0];
  if (root === undefined) return undefined;
  const lengthOf = (name: string): number => Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(root)?.[1]);
  const box = /\sviewBox\s*=\s*["']([^"']+)["']/.exec(root)?.[1]?.trim().split(/[\s,]+/).map(Number);
  const width = lengthOf('width') || (box?.[2] ?? 0);
  const height = lengthOf('height') || (box?.[3] ?? 0);
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
}
