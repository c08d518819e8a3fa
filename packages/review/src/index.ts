export { findLosses, reviewSites, withoutHtml, writeReview } from './review-sites.ts';
export type { ReportRequest } from './review-sites.ts';
export { findBrowser } from './pictures/find-browser.ts';
export { openBase } from './base/open-base.ts';
export type { OpenedBase } from './base/open-base.ts';
export type { AnswerChange, BlockChange, Cause, ChangeKind, PageChange, SiteReview } from './site-review.ts';
