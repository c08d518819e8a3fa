import { codes } from 'micromark-util-symbol';
import type { Code, Construct, Extension, State } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    inlineDirective: 'inlineDirective';
    inlineDirectiveAttributes: 'inlineDirectiveAttributes';
    inlineDirectiveMark: 'inlineDirectiveMark';
    inlineDirectiveName: 'inlineDirectiveName';
  }
}

/** The names of directives in a line of text; no other word behind a colon is one. */
export const inlineDirectiveNames: readonly string[] = ['badge', 'icon', 'var'];

const longestName = inlineDirectiveNames.reduce((most, { length }) => Math.max(most, length), 0);

const inlineDirective: Construct = {
  name: 'inlineDirective',
  tokenize(effects, ok, nok) {
    const { previous } = this;
    let name = '';
    const start: State = (code) => {
      if (previous === codes.colon || isLetter(previous)) return nok(code);
      effects.enter('inlineDirective');
      effects.enter('inlineDirectiveMark');
      effects.consume(code);
      effects.exit('inlineDirectiveMark');
      effects.enter('inlineDirectiveName');
      return inName;
    };
    const inName: State = (code) => {
      if (isLetter(code) && name.length < longestName) {
        name += String.fromCharCode(code ?? 0);
        effects.consume(code);
        return inName;
      }
      if (code !== codes.leftSquareBracket || !inlineDirectiveNames.includes(name)) return nok(code);
      effects.exit('inlineDirectiveName');
      effects.enter('inlineDirectiveMark');
      effects.consume(code);
      effects.exit('inlineDirectiveMark');
      return beforeLabel;
    };
    const beforeLabel: State = (code) => {
      if (code === codes.rightSquareBracket) return nok(code);
      effects.enter('chunkText', { contentType: 'text' });
      return inLabel(code);
    };
    const inLabel: State = (code) => {
      if (code === null || code < codes.horizontalTab || code === codes.leftSquareBracket) return nok(code);
      if (code === codes.rightSquareBracket) {
        effects.exit('chunkText');
        effects.enter('inlineDirectiveMark');
        effects.consume(code);
        effects.exit('inlineDirectiveMark');
        return behindLabel;
      }
      effects.consume(code);
      return inLabel;
    };
    const behindLabel: State = (code) => (code === codes.leftCurlyBrace ? effects.attempt(attributes, end, end)(code) : end(code));
    const end: State = (code) => {
      effects.exit('inlineDirective');
      return ok(code);
    };
    return start;
  },
};

const attributes: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const inside: State = (code) => {
      if (code === null || code < codes.horizontalTab) return nok(code);
      effects.consume(code);
      return code === codes.rightCurlyBrace ? end : inside;
    };
    const end: State = (code) => {
      effects.exit('inlineDirectiveAttributes');
      return ok(code);
    };
    return (code) => {
      effects.enter('inlineDirectiveAttributes');
      return inside(code);
    };
  },
};

function isLetter(code: Code): boolean {
  return code !== null && code > 0 && /[\p{L}\p{N}]/u.test(String.fromCharCode(code));
}

/** The syntax of directives in a line: `:name[text]{attributes}`. */
export const inlineDirectiveSyntax: Extension = { text: { [codes.colon]: inlineDirective } };
