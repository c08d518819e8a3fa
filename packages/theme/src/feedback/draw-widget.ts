import { make } from '@helpgen/runtime/behaviours';
import type { Translate } from '@helpgen/runtime';
import type { FeedbackOptions, Verdict } from './feedback-message.ts';

/**
 * Where the widget is:
 *
 *     idle ──yes, no──► asking ──send──► sending ──► thanks
 *       ◄──cancel, Escape──┘  ▲            ├──► kept     (sent later by itself)
 *                             └──retry─────┴──► failed
 */
export type Step = 'idle' | 'asking' | 'sending' | 'kept' | 'failed' | 'thanks';

/** Draws the widget in the words of `text`, with the reasons and the hint of the config; what it does is not decided here. */
export function drawWidget(text: Translate, options: FeedbackOptions) {
  const verdicts = { positive: drawButton(text('feedback.yes')), negative: drawButton(text('feedback.no')) };
  const question = make('p', { id: 'hg-feedback-question' }, text('feedback.question'));
  const group = { class: 'hg-feedback-answers', role: 'group', 'aria-labelledby': question.id };
  const answers = make('div', group, verdicts.positive, verdicts.negative);

  const reasons = make('fieldset', {}, make('legend', {}, text('feedback.reason')), ...options.negativeOptions.map(drawReason));
  const hint = make('span');
  const details = make('textarea', { name: 'text', rows: '4', maxlength: '4000' });
  const email = make('input', { name: 'email', type: 'email', autocomplete: 'email', maxlength: '254' });
  const problem = make('p', { class: 'hg-feedback-problem', role: 'alert' });
  const send = make('button', { class: 'hg-feedback-send' });
  const cancel = drawButton(text('feedback.cancel'));
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

function drawReason({ id, label }: { readonly id: string; readonly label: string }): HTMLElement {
  return make('label', {}, make('input', { type: 'radio', name: 'option', value: id, required: '' }), label);
}

function drawButton(label: string): HTMLButtonElement {
  return make('button', { type: 'button' }, label);
}
