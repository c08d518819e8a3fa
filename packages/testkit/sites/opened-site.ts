import type { OpenSite } from '@helpgen/engine';
import { afterEach } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

/** A site that is being written. */
export interface OpenedSite {
  readonly rig: SiteRig;
  readonly site: OpenSite;
}

const opened: OpenedSite[] = [];
afterEach(async () => {
  for (const { rig, site } of opened.splice(0)) {
    await site.close();
    rig.close();
  }
});

type RigFiles = Parameters<typeof createSiteRig>;

/** A site, as for `createSiteRig`, opened without threads and not looked at; it ends with the test. */
export async function openedSite(files: RigFiles[0], config: RigFiles[1], onNews?: () => void): Promise<OpenedSite> {
  const rig = createSiteRig(files, config);
  const site = await rig.open(onNews);
  opened.push({ rig, site });
  return { rig, site };
}

/** The text of an article. */
export function text(title: string, body: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}\n`;
}
