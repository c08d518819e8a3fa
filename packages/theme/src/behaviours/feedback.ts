import { feedbackWords } from '@helpgen/model/locales/feedback';
import { adoptStyles } from '@helpgen/runtime/styles';
import type { BehaviourContext } from '@helpgen/runtime';
import { drawWidget, type Step } from '../feedback/draw-widget.ts';
import { createQueue, makeId, makeMessage, sendMessage, type Verdict } from '../feedback/feedback-message.ts';
import feedbackStyles from '../../css/late/feedback.css' with { type: 'text' };

/** Asks below an article whether it helped. Nothing is sent before the reader says so; what cannot be sent is kept and sent later. */
export function attach([place]: readonly HTMLElement[], context: BehaviourContext, signal: AbortSignal): void {
  const { feedback: options } = context.frame.options;
  if (place === undefined || options === null) return;
  adoptStyles(feedbackStyles);
  const widget = drawWidget(context.words(feedbackWords), options);
  const queue = createQueue(context.storageKey('helpgen.feedback'), Date.now);
  let step: Step = 'idle';
  let opened = { id: '', heading: null as string | null, verdict: 'positive' as Verdict };

  const show = (next: Step): void => {
    step = next;
    widget.show(step, opened.verdict);
  };
  const open = (verdict: Verdict): void => {
    if (step === 'sending') return;
    if (step !== 'idle' && opened.verdict === verdict) return show('idle');
    opened = step === 'idle' ? { id: makeId(), heading: findHeading(), verdict } : { ...opened, verdict };
    show('asking');
  };
  const submit = async (): Promise<void> => {
    if (step === 'sending') return;
    show('sending');
    const message = makeMessage(context, options, { ...opened, ...widget.read() });
    const delivery = await sendMessage(options, message);
    if (delivery === 'unreachable') return show(queue.keep(message) ? 'kept' : 'failed');
    queue.drop(message.id);
    if (delivery === 'refused') return show('failed');
    show('thanks');
    await flush();
  };
  const flush = async (): Promise<void> => {
    const gone = await queue.flush((message) => sendMessage(options, message));
    if (step === 'kept' && gone.includes(opened.id)) show('thanks');
  };

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
