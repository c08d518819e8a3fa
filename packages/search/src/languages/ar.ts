import { createLanguage, type Language } from './language.ts';

/**
 * Arabic: without signs of vowels and the article, with one form of the letters that are written in several, and without what
 * joins words and their endings (the light stemmer of Larkey, Light10).
 */
export function createArabic(): Language {
  return createLanguage(/^[\u0621-\u065f\u0670]+$/, stemOnce, 'أن إلى ثم عن على في لا ما من هو هي');
}

function stemOnce(word: string): string {
  return word
    .replace(/\p{M}|\u0640/gu, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/^(?:وال|بال|كال|فال|لل|ال)(?=.{2})|^و(?=.{3})/, '')
    .replace(/(?<=.{3})(?:ها|ان|ات|ون|ين|يه|ه|ي)$/, '');
}
