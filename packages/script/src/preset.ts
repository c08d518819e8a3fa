import { definePreset, type CodeLanguage } from '@helpgen/model';
import { scriptCatalogue, scriptFinding } from './catalogue.ts';
import { findInlineNames, findNames } from './find-names.ts';
import { parseScript } from './parse-script.ts';

const xbsl: CodeLanguage = {
  name: 'xbsl',
  aliases: ['sbsl', 'executor', 'script'],
  grammar: async () => (await import('./grammar.ts')).xbsl,
  comments: [
    { open: '//', close: '' },
    { open: '/*', close: '*/' },
  ],
  names: (code, form) => (form === 'inline' ? findInlineNames(code) : findNames(code)),
  check(code) {
    const mistake = parseScript(code);
    if (mistake === undefined) return [];
    const { start, end, reason } = mistake;
    return [{ ...scriptFinding('HG2411', { reason }), start, end }];
  },
};

/** The script language: the colours of its code, what its code names, and whether it can be parsed. */
export const preset = definePreset({ name: '@helpgen/script', version: '0.1.0', codeLanguages: [xbsl], catalogue: scriptCatalogue });
