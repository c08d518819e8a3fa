/** What a verb begins with that is made of another one: `захешировать`. */
const prefix = /^(?:за|про|от|вы|на|по|пере|рас|раз|при|до|под|из|об|с|у)/;
/** What Russian ends verbs and names with that it makes of borrowed or clipped words: `сплитнуть`, `дебаггинг`, `апишка`, `сервак`. */
const suffixes = [
  /(?:ся|сь)$/,
  /[аияуе](?:ть|ют|ет|т|л[аио]?|м|шь)(?:ся|сь)?$/,
  /(?:ирова|ова|ану|ну)(?:ть|л[аио]?)(?:ся|сь)?$/,
  /(?:ирова|ова|а|е)ни(?:я|е|ю|й|ем|ям)$/,
  /инг(?:а|у|ом|е|и|ов)?$/,
  /ш?(?:к(?:а|и|у|ой|е|ам|ами)|ек)$/,
  /[чш]?ик(?:а|у|ом|и|ов)?$/,
  /ак(?:а|у|е|и|ом|ов)?$/,
];
const shortest = 3;

/** What the folded Russian `word`, which nothing has, may be made of, the longest first: `захешировать` of `хешировать` and of `хеш`. */
export function rootsOf(word: string): readonly string[] {
  if (!/^[а-я]+$/.test(word)) return [];
  const stems = [word, word.replace(prefix, '')];
  const roots = new Set([...stems, ...stems.flatMap((stem) => suffixes.map((suffix) => stem.replace(suffix, '')))]);
  roots.delete(word);
  return [...roots].filter((root) => root.length >= shortest).sort((a, b) => b.length - a.length);
}
