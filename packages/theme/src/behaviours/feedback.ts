import { feedbackWords } from '@helpgen/model/locales/feedback';
import { make } from '@helpgen/runtime/behaviours';
import { adoptStyles } from '@helpgen/runtime/styles';
import type { BehaviourContext, Translate } from '@helpgen/runtime';
import { createQueue, makeId, makeMessage, sendMessage, type FeedbackOptions, type Verdict } from '../feedback/feedback-message.ts';
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
    // The last heading of the article that stands in the upper half of the window or above it.
    const headings = [...document.querySelectorAll('.hg-prose :is(h1, h2, h3, h4, h5, h6)[id]')];
    const heading = headings.findLast((each) => each.getBoundingClientRect().top < innerHeight / 2)?.id ?? null;
    opened = step === 'idle' ? { id: makeId(), heading, verdict } : { ...opened, verdict };
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

/**
 * Where the widget is:
 *
 *     idle ──yes, no──► asking ──send──► sending ──► thanks
 *       ◄──cancel, Escape──┘  ▲            ├──► kept     (sent later by itself)
 *                             └──retry─────┴──► failed
 */
type Step = 'idle' | 'asking' | 'sending' | 'kept' | 'failed' | 'thanks';

/** Draws the widget in the words of `text`, with the reasons and the hint of the config; what it does is not decided here. */
function drawWidget(text: Translate, options: FeedbackOptions) {
  const positive = make('button', { type: 'button' }, text('feedback.yes'));
  const negative = make('button', { type: 'button' }, text('feedback.no'));
  const verdicts = { positive, negative };
  const question = make('p', { id: 'hg-feedback-question' }, text('feedback.question'));
  const group = { class: 'hg-feedback-answers', role: 'group', 'aria-labelledby': question.id };
  const answers = make('div', group, positive, negative);

  const reasons = make('fieldset', {}, make('legend', {}, text('feedback.reason')), ...options.negativeOptions.map(({ id, label }) =>
    make('label', {}, make('input', { type: 'radio', name: 'option', value: id, required: '' }), label),
  ));
  const hint = make('span');
  const details = make('textarea', { name: 'text', rows: '4', maxlength: '4000' });
  const email = make('input', { name: 'email', type: 'email', autocomplete: 'email', maxlength: '254' });
  const problem = make('p', { class: 'hg-feedback-problem', role: 'alert' });
  const send = make('button', { class: 'hg-feedback-send' });
  const cancel = make('button', { type: 'button' }, text('feedback.cancel'));
  const form = make('form', {}, reasons, make('label', {}, hint, details));
  if (!options.hideEmail) form.append(make('label', {}, text('feedback.email'), email));
  form.append(problem, make('div', { class: 'hg-feedback-answers' }, send, cancel));
  const region = make('section', { tabindex: '-1', hidden: '', 'aria-label': text('feedback.label') }, form);

  const thanks = make('p', { tabindex: '-1' }, text('feedback.thanks'));
  const root = make('div', {}, question, answers, region);

  return {
    root,
    verdicts,
    form,
    cancel,
    /** Shows `step` and moves the focus where it leads the reader. */
    show(step: Step, verdict: Verdict): void {
      if (step === 'thanks') {
        root.replaceChildren(thanks);
        thanks.focus();
        return;
      }
      const isOpen = step !== 'idle';
      const isNegative = verdict === 'negative';
      const wasOpen = !region.hidden;
      const isTurned = verdicts[verdict].getAttribute('aria-pressed') !== 'true';
      for (const [name, button] of Object.entries(verdicts)) button.setAttribute('aria-pressed', String(isOpen && name === verdict));
      region.hidden = !isOpen;
      reasons.hidden = !isNegative;
      reasons.disabled = !isNegative;
      hint.textContent = isNegative ? text('feedback.details') : options.positiveHint;
      details.readOnly = step === 'sending';
      send.textContent = text(step === 'sending' ? 'feedback.sending' : step === 'asking' ? 'feedback.send' : 'feedback.retry');
      send.setAttribute('aria-disabled', String(step === 'sending'));
      problem.textContent = step === 'kept' || step === 'failed' ? text(`feedback.${step}`) : '';
      if (step === 'asking' && isTurned) region.focus();
      if (step === 'idle' && wasOpen) verdicts[verdict].focus();
    },
    /** What was filled in. */
    read() {
      const fields = new FormData(form);
      const read = (name: string): string => String(fields.get(name) ?? '').trim();
      return { option: reasons.disabled ? null : read('option'), text: read('text'), email: read('email') };
    },
  };
}
