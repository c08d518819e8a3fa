import type { Expression, Node } from 'estree';
import { siteAddress } from '../read/known-packages.ts';
import type { Known } from '../read/known.ts';

/** What a name in a page stands for. */
export type MdxName =
  | { readonly kind: 'text'; readonly file: string }
  | { readonly kind: 'asset'; readonly file: string }
  | { readonly kind: 'raw'; readonly file: string }
  | { readonly kind: 'component'; readonly file: string | undefined; readonly exported: string }
  /** A component that the page makes itself. */
  | { readonly kind: 'own' }
  /** Something of a package of which more is known than its name; as a component it is given plain text. */
  | { readonly kind: 'known' }
  /** A component that draws an icon. */
  | { readonly kind: 'icon' }
  | { readonly kind: 'value'; readonly value: Known };

/** The value of an expression in MDX, as far as it can be known: literals, names of the page, files that are required, addresses of `useBaseUrl`. */
export function literalOf(node: Node, names: ReadonlyMap<string, MdxName>): Known {
  const value = (inner: Expression): Known => literalOf(inner, names);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' || typeof node.value === 'boolean' ? node.value : undefined;
    case 'TemplateLiteral': {
      const parts = node.expressions.map(value);
      if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number')) return undefined;
      return node.quasis.map((quasi, index) => `${quasi.value.cooked ?? ''}${index < parts.length ? String(parts[index]) : ''}`).join('');
    }
    case 'Identifier': {
      const name = names.get(node.name);
      if (name?.kind === 'value') return name.value;
      return name?.kind === 'asset' ? { file: name.file } : name?.kind === 'raw' ? { raw: name.file } : undefined;
    }
    case 'ArrayExpression':
      return node.elements.flatMap((element) => (element === null || element.type === 'SpreadElement' ? [] : [value(element)]));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property): readonly (readonly [string, Known])[] => {
          if (property.type !== 'Property') return [];
          const key =
            property.key.type === 'Identifier'
              ? property.key.name
              : property.key.type === 'Literal'
                ? String(property.key.value)
                : undefined;
          return key === undefined ? [] : [[key, literalOf(property.value, names)]];
        }),
      );
    case 'MemberExpression': {
      // `require('./a.png').default` and `image.src` are the file.
      const object = node.object.type === 'Super' ? undefined : value(node.object);
      return node.property.type === 'Identifier' && /^(?:default|src)$/.test(node.property.name) ? object : undefined;
    }
    case 'CallExpression': {
      const [first] = node.arguments;
      const written = first === undefined || first.type === 'SpreadElement' ? undefined : value(first);
      if (node.callee.type !== 'Identifier' || typeof written !== 'string') return undefined;
      return node.callee.name === 'require' ? { required: written } : node.callee.name === 'useBaseUrl' ? siteAddress(written) : undefined;
    }
    default:
      return undefined;
  }
}
