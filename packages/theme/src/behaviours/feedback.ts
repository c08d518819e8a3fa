import { feedbackWords } from '@helpgen/model/locales/feedback';
import { adoptStyles } from '@helpgen/runtime/styles';
import type { BehaviourContext } from '@helpgen/runtime';
import { createQueue } from '../feedback/create-queue.ts';
import { drawWidget, type Step } from '../feedback/draw-widget.ts';
import { findReceiver, makeId, makeMessage, sendMessage } from '../feedback/feedback-message.ts';
import type { Delivery, FeedbackMessage, FeedbackOptions, Verdict } from '../feedback/feedback-message.ts';
import feedbackStyles from '../../css/late/feedback.css' with { type: 'text' };

/** Asks below an article whether it helped. Nothing is sent before the reader says so; what cannot be sent is kept and sent later. */
export function attach([place]: readonly HTMLElement[], context: BehaviourContext, signal: AbortSignal): void {
  const { feedback: options } = context.frame.options;
  if (place === undefined || options === null) return;
  adoptStyles(feedbackStyles);
  const widget = drawWidget(context.words(feedbackWords), options);
  const queue = createQueue(context.storageKey('helpgen.feedback'), Date.now);
  const address = findReceiver(options);
  const send = (message: FeedbackMessage): Promise<Delivery> => sendMessage(address, message);
  let step: Step = 'idle';
  let opened = { id: '', heading: null as string | null, verdict: 'positive' as Verdict };

  function show(next: Step): void {
    step = next;
    widget.show(step, opened.verdict);
  }

  function open(verdict: Verdict): void {
    if (step === 'sending') return;
    if (step !== 'idle' && opened.verdict === verdict) return show('idle');
    opened = step === 'idle' ? { id: makeId(), heading: findHeading(), verdict } : { ...opened, verdict };
    show('asking');
  }

  async function submit(): Promise<void> {
    if (step === 'sending') return;
    show('sending');
    const message = makeMessage(context, options as FeedbackOptions, { ...opened, ...widget.read() });
    const delivery = await send(message);
    if (delivery === 'unreachable') return show(queue.keep(message) ? 'kept' : 'failed');
    queue.drop(message.id);
    if (delivery === 'refused') return show('failed');
    show('thanks');
    await flush();
  }

  async function flush(): Promise<void> {
    const gone = await queue.flush(send);
    if (step === 'kept' && gone.includes(opened.id)) show('thanks');
  }

  for (const verdict of ['positive', 'negative'] as const) widget.verdicts[verdict].addEventListener('click', () => open(verdict));
  widget.cancel.addEventListener('click', () => show('idle'));
  widget.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  widget.root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && step !== 'idle' && step !== 'sending' && step !== 'thanks') show('idle');
  });
  addEventListener('online', () => void flush(), { signal });
  widget.show('idle', 'positive');
  place.append(widget.root);
  void flush();
  signal.addEventListener('abort', () => widget.root.remove());
}

/** The last heading of the article that stands in the upper half of the window or above it. */
function findHeading(): string | null {
  const headings = [...document.querySelectorAll('.hg-prose :is(h1, h2, h3, h4, h5, h6)[id]')];
  return headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 2).at(-1)?.id ?? null;
}
