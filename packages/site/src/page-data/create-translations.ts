import type { GraphPage, SiteConfig } from '@helpgen/model';
import { routeToHref } from '@helpgen/model';
import type { Counterparts } from './create-counterparts.ts';

/** A page in one locale; `href` is absolute. */
export interface Translation {
  readonly code: string;
  readonly htmlLang: string;
  readonly href: string;
}

/** Where the texts of a site stand in other languages. */
export interface Translations {
  /** The page in every locale that has a text of its own; empty where the site has one locale. */
  of(page: GraphPage): readonly Translation[];
  /** The absolute address of the text of `page`: where its locale has none, that of the default locale, of which it is one of many copies. */
  originalOf(page: GraphPage): string;
}

/** The translations of a site; `absolute` makes an absolute address. */
export function createTranslations(config: SiteConfig, counterparts: Counterparts, absolute: (href: string) => string): Translations {
  const { list, default: fallback } = config.locales;
  const hrefOf = ({ route }: GraphPage): string => absolute(routeToHref(route, config));
  return {
    of(page) {
      if (list.length < 2) return [];
      return list.flatMap(({ code, htmlLang }) => {
        const same = counterparts.find(page, versionOf(page), code);
        return same === undefined || same.textLocale !== undefined ? [] : [{ code, htmlLang, href: hrefOf(same) }];
      });
    },
    originalOf(page) {
      const original = page.textLocale !== undefined ? counterparts.find(page, versionOf(page), fallback) : undefined;
      return hrefOf(original ?? page);
    },
  };
}

function versionOf({ edition }: GraphPage): string {
  return edition.slice(0, edition.lastIndexOf('/'));
}
