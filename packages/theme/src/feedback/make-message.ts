import type { BehaviourContext } from '@helpgen/runtime';
import type { FeedbackOptions } from './draw-widget.ts';
import type { FeedbackMessage } from './feedback-message.ts';

/** Where feedback goes: to the service of the config, but in a preview to the server that shows it. */
export function findReceiver({ appUrl }: FeedbackOptions): string {
  return document.querySelector<HTMLMetaElement>('meta[name=helpgen-preview]')?.content ?? `${appUrl}/api/feedback`;
}

/** The message that says what a reader `said` on the page of `context`. */
export function makeMessage(
  { page, frame }: BehaviourContext,
  { siteId, hideEmail }: FeedbackOptions,
  said: Pick<FeedbackMessage, 'id' | 'verdict' | 'option' | 'text' | 'heading'> & { readonly email: string },
): FeedbackMessage {
  const { email, ...rest } = said;
  const { assets = '' } = JSON.parse(document.getElementById('hg-page')?.textContent ?? '{}') as { readonly assets?: string };
  return {
    ...rest,
    siteId,
    // Where a reader keeps files is nobody's business.
    url: location.protocol === 'file:' ? page.href : new URL(page.href, location.href).href,
    version: page.version?.name ?? null,
    locale: frame.locale.code,
    ...(hideEmail || email === '' ? {} : { email }),
    build: assets,
  };
}

/** Something that no other message has. */
export function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('');
}
