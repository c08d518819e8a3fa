import { definePreset, type CodeLanguage, type Json } from '@helpgen/model';
import { scriptCatalogue, scriptFinding } from './catalogue.ts';
import { checkEscapes } from './check-escapes.ts';
import { declaredIn, findInlineNames, findNames } from './find-names.ts';
import { lexScript } from './lex-script.ts';
import { parseScript } from './parse-script.ts';
import { readScript } from './read-script.ts';
import { scriptWordings } from './wordings-ru.ts';

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
    const tokens = lexScript(code);
    const { statements, mistake } = parseScript(code, tokens);
    if (mistake !== undefined) return [{ ...scriptFinding('HG2411', { reason: mistake.reason }), start: mistake.start, end: mistake.end }];
    const { findings, claims } = readScript(statements, declaredIn(tokens));
    const told = [...findings, ...checkEscapes(tokens, code)];
    return [
      ...told.map(({ code: name, args, start, end }) => ({ ...scriptFinding(name, args), start, end })),
      // Interfaces have no index, of which the type of JSON is made.
      ...claims.map(({ claim, start, end }) => ({ claim: claim as { readonly [key: string]: unknown } as Json, start, end })),
    ];
  },
};

/** The script language: the colours of its code, what its code names, and whether it can be parsed. */
export const preset = definePreset({
  name: '@helpgen/script',
  version: '0.1.0',
  codeLanguages: [xbsl],
  catalogue: scriptCatalogue,
  wordings: { ru: scriptWordings },
});
