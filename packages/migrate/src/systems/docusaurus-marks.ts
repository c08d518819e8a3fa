import { at, textOf } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';

/** Plain forms of addresses that begin with `pathname://`, by which Docusaurus is told of what is no page of it. */
export interface PlainAddresses {
  /** In the text of a page: a file of the static folder by its path; anything else is written here as it is there. */
  readonly inText: (address: string) => string;
  /** In the config: what is no file of the site, such as another site on the host, by its whole address. */
  readonly inConfig: (address: string) => string;
}

/** Makes plain addresses for the site of `config`. */
export function plainAddresses(folder: SiteFolder, config: Known): PlainAddresses {
  const base = (textOf(config, 'baseUrl') ?? '/').replace(/\/*$/, '/');
  const host = textOf(config, 'url') ?? 'https://example.com';
  const inText = (address: string): string => {
    const path = address.replace(/^pathname:\/\//, '');
    const [file = ''] = (path.startsWith(base) ? path.slice(base.length) : path.replace(/^\//, '')).split(/[?#]/);
    return folder.has(`static/${file}`) ? `/${file}` : address;
  };
  return {
    inText,
    inConfig(address) {
      const plain = inText(address).replace(/^pathname:\/\//, '');
      return plain !== inText(address) && URL.canParse(plain, host) ? new URL(plain, host).href : plain;
    },
  };
}

/** `value` with `plain` addresses in place of those that begin with `pathname://`. */
export function withPlainAddresses(value: Known, plain: (address: string) => string): Known {
  if (typeof value === 'string') return value.startsWith('pathname://') ? plain(value) : value;
  if (Array.isArray(value)) return (value as readonly Known[]).map((item) => withPlainAddresses(item, plain));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPlainAddresses(inner, plain)]));
}

/** Fences of `mdx-code-block`, which hide MDX from tools that know Markdown alone: what stands in them is text of the page. */
export function unwrapMdx(body: string): string {
  return body.replace(/^[ \t]*(`{3,}|~{3,})mdx-code-block[ \t]*\n([\s\S]*?)^[ \t]*\1[ \t]*$/gm, (_whole, _marks, inner: string) => `\n${inner}`);
}

/** What the theme's options say of the colour mode and of the line above the navbar, whose keys are the same here. */
export function themeOptions(theme: Known): { readonly [key: string]: unknown } {
  const mode = pick(at(theme, 'colorMode'), {
    defaultMode: (value) => value === 'light' || value === 'dark',
    disableSwitch: (value) => typeof value === 'boolean',
    respectPrefersColorScheme: (value) => typeof value === 'boolean',
  });
  const bar = pick(at(theme, 'announcementBar'), {
    id: isText,
    content: isText,
    backgroundColor: isColour,
    textColor: isColour,
    isCloseable: (value) => typeof value === 'boolean',
  });
  return {
    ...(Object.keys(mode).length === 0 ? {} : { colorMode: mode }),
    ...(bar['content'] === undefined ? {} : { announcementBar: bar }),
  };
}

function isText(value: Known): boolean {
  return typeof value === 'string' && value !== '';
}

function isColour(value: Known): boolean {
  return typeof value === 'string' && /^(?:#[\da-f]{3,8}|[a-z]+)$/i.test(value);
}

function pick(value: Known, rules: { readonly [key: string]: (value: Known) => boolean }): { readonly [key: string]: Known } {
  return Object.fromEntries(Object.entries(rules).flatMap(([key, isFine]) => (isFine(at(value, key)) ? [[key, at(value, key)]] : [])));
}
