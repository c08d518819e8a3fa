import { createLanguage, type Language } from './language.ts';

/** German: endings of nouns, adjectives and verbs are taken off, umlauts are their plain vowels (the light stemmer of Savoy). */
export function createGerman(): Language {
  const stopWords = 'am an auf das dem den der des die ein eine einem einen einer eines im in ist und vom von zu zum zur';
  return createLanguage(/^[a-zäöüß]+$/, stemOnce, stopWords);
}

function stemOnce(word: string): string {
  const plain = word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ß', 'ss');
  if (plain.length < 5) return plain;
  const bare = plain.replace(/(?<=.{3})(?:ern|em|en|er|es|e|(?<=[bdfghklmnrt])s)$/, '');
  return bare.replace(/(?<=.{3})(?:est|(?<=[bdfghklmnt])st)$/, '');
}
