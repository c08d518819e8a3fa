import { defineTheme } from '@helpgen/runtime';
import { Page } from './Page.tsx';
import { en } from './strings/en.ts';
import { ru } from './strings/ru.ts';

/** The default theme: what both sides draw. */
export default defineTheme({ Page, strings: { en, ru } });
