import type { MarkedAnswer, SearchClient, SearchPlace } from '@helpgen/runtime/search';

/**
 * Where a question is:
 *
 *     idle ──ask──► loading ──► ready (of names, then of all)
 *       ▲              └──► failed ──retry──► loading
 *       └──nothing is asked
 *
 * While a new question is on its way, the answer to the one before is still shown.
 */
export type AskingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly question: string }
  | {
      readonly kind: 'ready';
      readonly question: string;
      readonly answer: MarkedAnswer;
      /** Whether the texts were asked too. */
      readonly isWhole: boolean;
    }
  | { readonly kind: 'failed'; readonly question: string; readonly message: string };

/** What an asking works with. */
interface AskingOptions {
  readonly client: SearchClient;
  /** Where it is asked now; an error is shown as a failure. */
  place(): SearchPlace;
  /** How deep it is asked, one after the other; default: the names, then all. */
  readonly depths?: readonly ('names' | 'all')[];
  readonly limit: number;
  readonly excerptLength: number;
  show(state: AskingState): void;
}

/** Asks a question and shows the answers to the last one alone: a late answer is never shown over a newer one. */
export function createAsking({ client, place, depths = ['names', 'all'], limit, excerptLength, show }: AskingOptions) {
  let turn = 0;
  return async (question: string): Promise<void> => {
    const mine = (turn += 1);
    if (question.trim() === '') return show({ kind: 'idle' });
    show({ kind: 'loading', question });
    try {
      const index = place();
      for (const depth of depths) {
        // oxlint-disable-next-line no-await-in-loop -- the names are shown before the texts are asked
        const answer = await client.ask(index, { text: question, depth, limit }, excerptLength);
        if (mine !== turn) return;
        const isWhole = depth === 'all';
        // That the names have nothing is no answer yet.
        if (isWhole || answer.pages.length > 0) show({ kind: 'ready', question, answer, isWhole });
      }
    } catch (error) {
      if (mine === turn) show({ kind: 'failed', question, message: error instanceof Error ? error.message : String(error) });
    }
  };
}

/**
 * How long an answer may take before the reader is shown that it is on its way, in milliseconds: a sign that goes at
 * once only flickers.
 */
const patienceMs = 150;

/** Shows at `form` whether an answer is waited for, once that has lasted; told `false`, it is shown no longer at once. */
export function createBusySign(form: HTMLFormElement): (isBusy: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isBusy) => {
    if (isBusy) timer ??= setTimeout(() => form.toggleAttribute('data-hg-busy', true), patienceMs);
    else {
      clearTimeout(timer);
      timer = undefined;
      form.removeAttribute('data-hg-busy');
    }
  };
}
