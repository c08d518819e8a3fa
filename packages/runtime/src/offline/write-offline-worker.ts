import { offlineWorker } from './offline-worker.ts';

/** The text of the service worker that keeps `files`, in the folder of `assets`, from the beginning. It is the same as long as they are. */
export function writeOfflineWorker(files: readonly string[]): string {
  const names = files.map((file) => file.replace(/^assets\//, ''));
  return `(${String(offlineWorker)})(self,${JSON.stringify(names)});\n`;
}
