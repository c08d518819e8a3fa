import { defineTheme } from '@helpgen/runtime';
import { Page } from './Page.tsx';

/** The default theme: what both sides draw. */
export default defineTheme({ Page });
