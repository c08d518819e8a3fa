export { moveSite } from './move-site.ts';
export type { MoveReport, MoveRequest } from './move-site.ts';
export { withRedirect } from './with-redirect.ts';
