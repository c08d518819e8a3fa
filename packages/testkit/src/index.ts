export { createSiteRig } from './site-rig.ts';
export type { SiteRig } from './site-rig.ts';
