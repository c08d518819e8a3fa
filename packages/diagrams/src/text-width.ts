/**
 * Advances of the theme's font (Onest, weight 400) in thousandths of an em: each row a width of its letters. What is not here is
 * as wide as an average letter; ideographs as an em.
 */
const advances: { readonly [width: number]: string } = {
  220: '\'il',
  250: '.:j',
  260: ',;I|',
  270: ' !',
  310: '()',
  320: '[]',
  360: '1"',
  370: 'frt',
  390: '{}',
  410: '*',
  450: 'г',
  460: '-_т',
  480: '/\\«»',
  500: '7',
  510: '?sз',
  520: 'kxzкхь',
  530: 'чя',
  540: 'v',
  550: '+<=>^c~всуэ',
  560: 'J`aал',
  570: '2LTeГТенпё',
  580: 'uбц–',
  590: 'XhnХдъ',
  600: '3FZbdgopqyийор→≤≥≠',
  610: 'EYЕУЁ',
  620: '5689KКР',
  630: '4PЗЬ',
  650: '#SБ',
  660: '0$BRВЧЯ',
  670: 'AА',
  680: '&Vы',
  690: 'Л',
  700: 'Cм…',
  710: 'ДСЭ',
  720: 'DGЦф',
  730: 'HUИЙНПЪ',
  740: 'N',
  760: 'OQОж—',
  780: 'ю',
  790: 'ш',
  800: '%',
  810: 'щ',
  820: 'm',
  840: 'wФЫ',
  860: 'MЖМ',
  960: 'Ш',
  980: '@WЩ',
  990: 'Ю',
  1060: '№',
};

const widths = new Map(
  Object.entries(advances).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)),
);

/** Width of `text` in pixels as the theme's font draws it at `size` pixels. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += widths.get(letter) ?? (/[⺀-鿿가-힯＀-￯\p{Extended_Pictographic}]/u.test(letter) ? 1000 : 620);
  return (sum * size) / 1000;
}

/** The label `text` of a source in lines of at most `width` pixels, broken between words and where the source says. */
export function breakLines(text: string, size: number, width: number): readonly string[] {
  return text.split(/<br\s*\/?>|\\n|\n/i).flatMap((line) => wrapWords(line.replace(/<[^>]*>/g, ''), size, width));
}

/** `text`, whose every character is shown, in lines of at most `width` pixels, broken between words. */
export function wrapWords(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
