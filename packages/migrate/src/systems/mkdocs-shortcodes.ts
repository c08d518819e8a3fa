import { badgeOf } from '../convert/page-tags.ts';
import { at } from '../read/known-values.ts';
import type { Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';

/** Whether the hook for shortcodes of the documentation of Material, which other sites have copied, is among those of the site. */
export function hasShortcodes(folder: SiteFolder, config: Known): boolean {
  const hooks = at(config, 'hooks');
  const files = (Array.isArray(hooks) ? (hooks as readonly Known[]) : []).filter((file) => typeof file === 'string');
  return files.some((file) => folder.textAt(file)?.includes('<!-- md:(') === true);
}

/** `<!-- md:version 9.0.0 -->` and its like: badges, and the names of settings with places to link to. */
export function convertShortcodes(text: string): string {
  return text.replace(/<!-- md:(\w+)(.*?) -->/g, (whole, kind: string, rest: string) => {
    const words = rest.trim();
    if (kind === 'setting') return `\`${words.split(/[.*]/).at(-1) ?? ''}\` {#${words}}`;
    if (kind === 'option') return `<a id="+${words}"></a>\`${words.split(/[.:]/).at(-1) ?? ''}\``;
    if (kind === 'example') return `[\`.zip\`](https://mkdocs-material.github.io/examples/${words}.zip)`;
    if (kind === 'demo') return `[${words}](https://github.com/mkdocs-material/${words})`;
    if (kind === 'sponsors') return '';
    if (['version', 'default', 'flag', 'feature', 'plugin', 'extension', 'utility'].includes(kind)) {
      if (/[`[]/.test(words)) return words;
      return badgeOf(kind === 'default' ? `default: ${words}` : words.replace(/^insiders-/, 'Insiders '), undefined);
    }
    return whole;
  });
}
