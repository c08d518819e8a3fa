/** Words that say nothing of what they stand before. */
const empty: ReadonlySet<string> = new Set(
  (
    'а без в во для до если за и из или к как ко на не о об от по под при с со то у это этот эта его её их ' +
    'возвращает получает устанавливает задаёт задает содержит хранит представляет определяет выполняет является описывает указывает показывает даёт дает ' +
    'значение значения метод свойство параметр тип объект данные текущий текущая текущее текущего данного данный соответствующий ' +
    'указанный указанного заданный заданного'
  ).split(' '),
);
const word = /[\p{L}\p{N}]+/gu;
const part = /\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})|\p{Lu}/gu;

/** Whether `sentence` has no word that is not in `name` in some form; a sentence in Russian. */
export function repeatsName(sentence: string, name: string): boolean {
  if (/`/.test(sentence)) return false;
  const words = (sentence.toLowerCase().match(word) ?? []).filter((each) => !empty.has(each));
  const parts = (name.match(part) ?? []).map((each) => each.toLowerCase());
  return words.every((each) => parts.some((own) => areForms(each, own)));
}

// Endings of Russian words are at most three letters; what they stand behind is at least as long as that.
function areForms(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  let common = 0;
  while (common < shorter && a.charAt(common) === b.charAt(common)) common += 1;
  return common >= 3 && a.length - common <= 3 && b.length - common <= 3;
}
