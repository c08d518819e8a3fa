/** `2.53 s`, from milliseconds. */
export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

/** `7.1 KB`, `1.5 MB`, `0.39 GiB`: in steps of 1 024, as the budgets are written. */
export function formatBytes(bytes: number): string {
  if (bytes >= 100 * 1024 ** 2) return `${(bytes / 1024 ** 3).toFixed(2)} GiB`;
  return bytes >= 1024 ** 2 ? `${(bytes / 1024 ** 2).toFixed(1)} MB` : `${(bytes / 1024).toFixed(1)} KB`;
}

/** `2.53`, without zeros at the end. */
export function formatRatio(ratio: number): string {
  return String(Number(ratio.toFixed(2)));
}

/** `4 000`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ' ');
}
