import { defineTheme } from '@helpgen/runtime';
import theme from '@helpgen/theme';
import { Footer } from './parts/Footer.tsx';
import { Header } from './parts/Header.tsx';

/** The default theme with another foot and something above its head. */
export default defineTheme({ ...theme, parts: { ...theme.parts, Footer, Header } });
