import { defineServer } from '@helpgen/runtime';
import server from '@helpgen/theme/server';
import Rating from './islands/Rating.tsx';
import { Admonition } from './parts/Admonition.tsx';
import { Price } from './parts/Price.tsx';

const { strings } = server;

/** The default theme's articles with one part wrapped, one added, and one that lives in the browser too. */
export default defineServer({
  ...server,
  parts: { ...server.parts, Admonition, Price },
  islands: { Rating },
  strings: {
    en: { ...strings.en, 'rating.thanks': 'Thank you: {count} of {max}' },
    ru: { ...strings.ru, 'rating.thanks': 'Спасибо: {count} из {max}' },
  },
});
