import { defineTheme } from '@helpgen/runtime';
import { pageParts } from './page-parts.ts';
import { Page } from './Page.tsx';

/** The default theme: what both sides draw. */
export default defineTheme({ Page, parts: pageParts });
