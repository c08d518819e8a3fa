/** What a token is to a reader; each role has one class and one colour. */
export type TokenRole = 'comment' | 'keyword' | 'string' | 'number' | 'function' | 'type' | 'meta' | 'property' | 'tag' | 'strong' | 'emphasis';

/** The kinds of tokens of Prism's grammars by their role. The plain ones are code inside something else, as in a string. */
const kinds: { readonly [role in TokenRole | 'plain']: string } = {
  comment: 'comment prolog doctype cdata',
  keyword: 'keyword atrule important rule module control operator-word',
  string: 'string char attr-value regex url inserted inserted-sign',
  number: 'number boolean literal constant symbol unit',
  function: 'function method function-name selector',
  type: 'class-name builtin type namespace generic',
  meta: 'annotation decorator directive preprocessor shebang escape interpolation-punctuation',
  property: 'property variable parameter attr-name key label environment',
  tag: 'tag deleted deleted-sign',
  strong: 'bold',
  emphasis: 'italic',
  plain: 'interpolation operator punctuation entity',
};

const roles = new Map(
  Object.entries(kinds).flatMap(([role, names]) =>
    names.split(' ').map((name) => [name, role === 'plain' ? '' : (role as TokenRole)] as const),
  ),
);

/** Role of a token of the kind `type`, which its `alias` explains further; empty: plain code. `around` is the role of what it stands in. */
export function roleOf(type: string, alias: string | readonly string[] | undefined, around: TokenRole | ''): TokenRole | '' {
  if (typeof alias === 'string') return roles.get(alias) ?? roles.get(type) ?? around;
  const known = alias?.findLast((name) => roles.has(name)) ?? type;
  return roles.get(known) ?? around;
}
