import lunr from 'lunr';
import registerStemmerSupport from 'lunr-languages/lunr.stemmer.support.js';
import registerRussian from 'lunr-languages/lunr.ru.js';
import registerMulti from 'lunr-languages/lunr.multi.js';

/** lunr with the words of English and Russian. */
export interface LunrOfLanguages {
  multiLanguage(...languages: readonly string[]): lunr.Builder.Plugin;
  readonly stopWordFilter: (token: lunr.Token) => lunr.Token | undefined;
  readonly ru: { readonly stopWordFilter: (token: lunr.Token) => lunr.Token | undefined };
}

/** lunr, taught its languages once: its plugins complain when they are asked twice. */
export function withLanguages(): LunrOfLanguages {
  if (!('multiLanguage' in lunr)) for (const register of [registerStemmerSupport, registerRussian, registerMulti]) register(lunr as never);
  return lunr as unknown as LunrOfLanguages;
}
