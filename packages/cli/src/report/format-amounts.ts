/** Such as `1 page`, `12 pages`, `2 entries`. */
export function formatCount(count: number, noun: string): string {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

/** Digits in groups of three from 10 000 on, with a no-break space between. */
export function formatNumber(value: number): string {
  const digits = String(Math.round(value));
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '\u00A0');
}

/** Such as `870 B`, `12.3 KB`, `4.1 MB`; 1 KB is 1 024 bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const inKilobytes = bytes / 1024;
  if (inKilobytes < 1024) return `${inKilobytes.toFixed(inKilobytes < 100 ? 1 : 0)} KB`;
  const inMegabytes = inKilobytes / 1024;
  return `${inMegabytes.toFixed(inMegabytes < 100 ? 1 : 0)} MB`;
}

/** Such as `85 ms`, `3.2 s`, `2 min 5 s`. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
