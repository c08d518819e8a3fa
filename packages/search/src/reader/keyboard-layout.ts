// The letter keys of the two layouts, row by row.
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** `text` as its keys give it in the other layout: `ghbdtn` is `привет`, and the other way about. */
export function inOtherLayout(text: string): string {
  const isLatin = /[a-z]/i.test(text);
  const [from, to] = isLatin ? [latin, russian] : [russian, latin];
  return [...text.toLowerCase()].map((letter) => (from.includes(letter) ? to[from.indexOf(letter)] : letter)).join('');
}
