import { splitHead } from '../convert/parse-markdown.ts';
import { renderJinja, variablesIn, type RenderedTemplate } from '../convert/jinja.ts';
import { at, textOf } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';
import { parseYamlConfig } from '../read/parse-config.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { namedEntries, pluginOf } from './mkdocs-config.ts';

/** Whether the pages of a site are templates: by the plugin macros of MkDocs, or the extension of Zensical. */
export function hasMacros(config: Known): boolean {
  const names = [...namedEntries(at(config, 'plugins')), ...namedEntries(at(config, 'markdown_extensions'))].map(([name]) => name);
  const nested = at(config, 'markdown_extensions', 'zensical', 'extensions', 'macros');
  return names.includes('macros') || names.includes('zensical.extensions.macros') || nested !== undefined;
}

/** A page with what variables of the site and of itself say; `undefined`: it says that it is no template. */
export function renderMacros(folder: SiteFolder, config: Known, text: string): RenderedTemplate | undefined {
  const { head, bodyStart } = splitHead(text);
  const own = parseYamlConfig(head ?? '');
  const isAsked = at(own, 'render_macros') ?? at(pluginOf(config, 'macros'), 'render_by_default');
  if (isAsked === false) return undefined;
  const told = ['site_name', 'site_url', 'site_description', 'repo_url', 'repo_name'].map((name) => [name, textOf(config, name)] as const);
  const variables = {
    config: Object.fromEntries(told),
    ...variablesIn(at(config, 'extra')),
    ...includedIn(folder, at(pluginOf(config, 'macros'), 'include_yaml')),
    ...includedIn(folder, at(own, 'include_yaml')),
    ...variablesIn(own),
    page: { meta: own },
  };
  const rendered = renderJinja(text.slice(bodyStart), variables);
  return { ...rendered, text: text.slice(0, bodyStart) + rendered.text, unknown: rendered.unknown.map((offset) => offset + bodyStart) };
}

/** What files in YAML say, each under a name or all beside each other. */
function includedIn(folder: SiteFolder, files: Known): { readonly [name: string]: Known } {
  const read = (file: Known): Known => (typeof file === 'string' ? parseYamlConfig(folder.textAt(file) ?? '') : undefined);
  const list = Array.isArray(files) ? (files as readonly Known[]) : [files];
  const named = list.filter(isRecord).flatMap((item) => Object.entries(item).map(([name, file]) => [name, read(file)] as const));
  return { ...Object.assign({}, ...list.map((item) => variablesIn(read(item)))), ...Object.fromEntries(named) };
}
