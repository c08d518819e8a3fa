import { suggest } from '@helpgen/model';

/** What every drawing says of itself, said once around it. */
const common = / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

const look =
  'class="hg-lucide" viewBox="0 0 24 24" width="1.15em" height="1.15em" ' +
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** The icons that content may show. */
export interface IconSet {
  /** The icon `name` as an element of the size of the text. */
  svgOf(name: string): string | undefined;
  /** The name that is most like `name`. */
  nearest(name: string): string | undefined;
}

/** Loads all icons, of which a page holds those that it shows. */
export async function loadIcons(): Promise<IconSet> {
  const { default: set } = await import('@iconify-json/lucide/icons.json', { with: { type: 'json' } });
  const aliases: { readonly [name: string]: { readonly parent: string } | undefined } = set.aliases;
  const icons: { readonly [name: string]: { readonly body: string } | undefined } = set.icons;
  const bodyOf = (name: string): string | undefined => icons[name]?.body ?? icons[aliases[name]?.parent ?? '']?.body;
  return {
    svgOf(name) {
      const body = bodyOf(name)?.replace(common, '');
      return body === undefined ? undefined : `<svg ${look} aria-hidden="true">${body}</svg>`;
    },
    nearest: (name) => suggest(name, [...Object.keys(icons), ...Object.keys(aliases)]),
  };
}
