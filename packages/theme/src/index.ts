import { defineTheme } from '@helpgen/runtime';
import { Page, pageParts } from './Page.tsx';

/** The default theme: what both sides draw. */
export default defineTheme({ Page, parts: pageParts });
