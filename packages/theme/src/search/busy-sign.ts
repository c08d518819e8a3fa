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
