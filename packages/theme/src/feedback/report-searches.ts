import type { BehaviourContext } from '@helpgen/runtime';
import { createQueue } from './create-queue.ts';
import { makeId, makeMessage, sendMessage } from './feedback-message.ts';

/** Tells the authors of a site what was looked for in vain, now or as soon as they can be reached; whether that will be. */
export async function reportSearches(questions: readonly string[], context: BehaviourContext): Promise<boolean> {
  const { feedback: options } = context.frame.options;
  if (options === null) return false;
  const text = questions.map((question) => `? ${question}`).join('\n');
  const said = { id: makeId(), verdict: 'negative', option: null, text, heading: null, email: '' } as const;
  const message = makeMessage(context, options, said);
  const delivery = await sendMessage(options, message);
  if (delivery !== 'unreachable') return delivery === 'sent';
  return createQueue(context.storageKey('helpgen.feedback'), Date.now).keep(message);
}
