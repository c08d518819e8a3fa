/** A question that stood unanswered for so long, in milliseconds, was meant. */
const restMs = 1500;
const longest = 100;

/**
 * Has questions that found nothing counted, each once, where the site counts anything, and remembered; told whatever is asked, and what
 * was found.
 */
export function createEmptyCounter(vain: { add(question: string): void }): (question: string, total: number) => void {
  const counted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (question, total) => {
    clearTimeout(timer);
    const text = question.trim().slice(0, longest);
    if (total > 0 || text === '' || counted.has(text)) return;
    timer = setTimeout(() => {
      counted.add(text);
      vain.add(text);
      dispatchEvent(new CustomEvent('hg:count', { detail: { name: 'search-no-results', data: { question: text } } }));
    }, restMs);
  };
}
