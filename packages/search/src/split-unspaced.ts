const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]/u;
const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+/gu;

/**
 * The parts of a `word` in a script that puts no spaces between words, such as Chinese: each two letters that follow each other, and
 * what is in another script. `undefined`: it is in none such.
 */
export function splitUnspaced(word: string): readonly string[] | undefined {
  if (!unspaced.test(word)) return undefined;
  return (word.match(runs) ?? []).flatMap((run) => {
    const letters = unspaced.test(run) ? [...run] : [run];
    return letters.length === 1 ? letters : letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
  });
}
