import { useArticle, useFrame } from '@helpgen/runtime';

/** Language and direction of an element. */
interface ElementLanguage {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** What marks an article that nobody has translated, and what the frame says inside it in the language of the reader. */
export function useLanguages(): { readonly text: ElementLanguage; readonly frame: ElementLanguage } {
  const { textLanguage } = useArticle();
  const { locale } = useFrame();
  if (textLanguage === undefined) return { text: {}, frame: {} };
  return {
    text: { lang: textLanguage.htmlLang, dir: textLanguage.direction },
    frame: { lang: locale.htmlLang, dir: locale.direction },
  };
}
