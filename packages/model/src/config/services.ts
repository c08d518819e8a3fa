import * as z from 'zod';
import { distinct, flag, listOf, object, optional, origin, orNull, switchable, text, words } from './fields.ts';

/** Counting of page views. */
export const analyticsField = switchable('off', 'Counting of page views by an Umami server; `false`: none.', {
  websiteId: words().describe('Id of the website in the analytics service.'),
  hostUrl: origin().describe('Origin of the analytics service (an Umami server), such as `https://stats.example.com`.'),
  autoTrack: flag(true, 'Counts each page view by itself.'),
  doNotTrack: flag(true, 'Counts nothing for readers whose browser asks not to be tracked.'),
  excludeSearch: flag(false, 'Leaves the query out of the reported addresses.'),
  excludeHash: flag(false, 'Leaves the anchor out of the reported addresses.'),
  domains: listOf(words(), 'Hosts on which to count; empty: all.'),
  tag: orNull(words(), 'Tag that is sent with each event; `null`: none.'),
});

const negativeOption = object({
  id: text('an id of Latin letters, digits, `-` and `_`', /^[\w-]+$/).describe('What is sent to the service.'),
  label: words().describe('What the reader chooses.'),
});

/** The widget that asks whether an article helped. */
export const feedbackField = switchable('off', 'The widget under each article that asks whether it helped; `false`: none.', {
  siteId: words().describe('Id of this site in the feedback service.'),
  appUrl: origin().describe('Origin of the feedback service, such as `https://feedback.example.com`; it receives `POST /api/feedback`.'),
  negativeOptions: optional(
    distinct(negativeOption, 'id'),
    'Reasons that a reader can choose who was not helped; by default six, in the language of the page.',
  ),
  positiveHint: optional(z.string(), 'Question to a reader who was helped; by default one in the language of the page.'),
  hiddenPages: listOf(words(), 'Routes (globs such as `docs/console/*`) without the widget; what lies below them has none either.'),
  hideEmail: flag(true, 'Does not ask for an e-mail address.'),
});
