import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** The Chromium of this machine: the one that `CHROME_PATH` names, else one that is found in the usual places; `undefined`: none. */
export function findBrowser(env: { readonly [name: string]: string | undefined }): string | undefined {
  const { CHROME_PATH: chosen, PATH: folders = '' } = env;
  const found = folders.split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...(chosen === undefined ? [] : [chosen]), ...found, ...places].find(canRun);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
