import { entriesOf, textOf } from '../read/known-values.ts';
import type { Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import type { DocsInstance } from './docusaurus-docs.ts';

// Behind such a beginning stands what the config calls it.
const labelled = /^(?:item\.label|link\.title|link\.item\.label|sidebar\.[^.]+\.(?:category|link|doc))\.(.+)$/;

/** What labels of navbar, footer and sidebars are called in `locale`, by what the config calls them: the translations of Docusaurus. */
export function textsOf(folder: SiteFolder, locale: string, instances: readonly DocsInstance[]): { readonly [label: string]: string } {
  const theme = ['navbar', 'footer'].map((name) => `docusaurus-theme-classic/${name}.json`);
  const docs = instances.flatMap(({ id, versions }) =>
    versions.map(({ name }) => {
      const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`;
      return `${plugin}/${name === 'current' ? 'current' : `version-${name}`}.json`;
    }),
  );
  const texts: { [label: string]: string } = {};
  for (const file of [...theme, ...docs]) {
    for (const [key, value] of entriesOf(folder.jsonAt(`i18n/${locale}/${file}`) as Known)) {
      const label = labelled.exec(key)?.[1]?.replace(/\.link\.generated-index\.(?:title|description)$/, '');
      const message = textOf(value, 'message');
      if (label !== undefined && message !== undefined && message !== '' && message !== label && !key.endsWith('.description')) texts[label] ??= message;
    }
  }
  return texts;
}
