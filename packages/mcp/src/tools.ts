import type { AskedOutput, readPresetCatalogue } from '@helpgen/engine';
import type { Catalogue, Diagnostic } from '@helpgen/model';
import { withinBudget } from './within-budget.ts';

/** Something that a program may ask for. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly fields: { readonly [name: string]: ToolField };
  answer(given: { readonly [name: string]: string | number | undefined }): Promise<ToolAnswer>;
}

/** An argument of a tool. */
export interface ToolField {
  readonly type: 'string' | 'integer';
  readonly description: string;
  readonly isOptional?: true;
  /** Of a number. */
  readonly range?: readonly [least: number, most: number];
}

/** Checks the sources of a site: what was found, or why there was no check. */
export type CheckSources = () => Promise<readonly Diagnostic[] | { readonly problem: string }>;

/** What the tools answer with. */
export interface ToolSources {
  readonly site: AskedOutput;
  readonly engine: { readonly readPresetCatalogue: typeof readPresetCatalogue };
  readonly configPath: string;
  readonly check: CheckSources;
}

/** Markdown, or why there is no answer: the program that asks is told. */
export type ToolAnswer = string | { readonly problem: string };

const budget: ToolField = {
  type: 'integer',
  description: 'Tokens of the answer at most; default 4000.',
  isOptional: true,
  range: [100, 100_000],
};

/** The tools of every site. */
export function listOwnTools(sources: ToolSources): readonly Tool[] {
  const { versions } = sources.site;
  const changes = versions.length > 1 ? [changesTool(sources)] : [];
  return [searchTool(sources), readTool(sources), ...changes, checkTool(sources), explainTool(sources)];
}

/** All tools: those of every site, and those of its presets, which are loaded for that. */
export async function listTools(sources: ToolSources): Promise<readonly Tool[]> {
  const own = listOwnTools(sources);
  const taken = new Set(own.map(({ name }) => name));
  const added = (await sources.site.tools()).filter(({ name }) => !taken.has(name));
  return [
    ...own,
    ...added.map(({ name, description, asks, answer }): Tool => ({
      name,
      description,
      fields: { ...Object.fromEntries(Object.entries(asks).map(([key, about]) => [key, { type: 'string', description: about }])), budget },
      async answer({ budget: tokens = 4000, ...given }) {
        const text = await answer(Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)])), sources.site);
        if (text === undefined) return { problem: 'Nothing is known of that. Ask `search`.' };
        return withinBudget(text, Number(tokens));
      },
    })),
  ];
}

function searchTool({ site }: ToolSources): Tool {
  return {
    name: 'search',
    description: `Searches ${JSON.stringify(site.title)} and lists pages and sections, best first, with addresses for \`read\`.`,
    fields: {
      query: { type: 'string', description: 'A few words, a name, or a question.' },
      under: { type: 'string', description: 'Path of another version or language, such as `8.5`.', isOptional: true },
      limit: { type: 'integer', description: 'Rows of pages and sections; default 8.', isOptional: true, range: [1, 100] },
    },
    async answer({ query, under, limit = 8 }) {
      const where = typeof under === 'string' && under !== '' ? { under } : {};
      const { pages, total, corrected, nearest } = await site.answer(String(query), { limit: Number(limit), ...where });
      if (pages.length === 0) return `Nothing found.${nearest === undefined ? '' : ` Did you mean: ${nearest}?`}`;
      const rows = pages.map(({ title, href, breadcrumb, description, sections }, index) => {
        const path = breadcrumb.length === 0 ? '' : ` (${breadcrumb.join(' › ')})`;
        const about = description === '' ? '' : `\n   ${description}`;
        const address = decodeURI(href);
        const inside = sections.map(({ heading, hash }) => `\n   - ${heading}: ${address}${decodeURIComponent(hash)}`).join('');
        return `${index + 1}. ${title}${path}: ${address}${about}${inside}`;
      });
      const understood = corrected === undefined ? '' : `Understood as: ${corrected}\n\n`;
      return `${understood}${rows.join('\n')}\n\n${total} pages found.`;
    },
  };
}

function readTool({ site }: ToolSources): Tool {
  return {
    name: 'read',
    description: 'Reads a page as Markdown, or one section of it, within a budget of tokens.',
    fields: {
      address: { type: 'string', description: 'Address of a page as `search` gives it; with `#` and an anchor, only that section.' },
      budget,
    },
    async answer({ address, budget: tokens = 4000 }) {
      const text = await site.read(String(address));
      if (text === undefined) return { problem: await explainMissing(site, String(address)) };
      return withinBudget(text, Number(tokens));
    },
  };
}

async function explainMissing(site: AskedOutput, address: string): Promise<string> {
  const [page = '', anchor] = address.split('#', 2);
  const isThere = anchor !== undefined && (await site.read(page)) !== undefined;
  return isThere ? `The page has no section \`#${anchor}\`. Read the page without it.` : 'There is no such page. `search` gives addresses.';
}

function changesTool({ site }: ToolSources): Tool {
  return {
    name: 'changes',
    description: `What is new and gone between two versions: pages, and sections of pages. Versions: ${site.versions.join(', ')}.`,
    fields: {
      from: { type: 'string', description: 'The version to compare with.' },
      to: { type: 'string', description: 'The other one; default the current version.', isOptional: true },
      budget,
    },
    async answer({ from, to, budget: tokens = 4000 }) {
      const text = site.changes(String(from), to === undefined ? undefined : String(to));
      if (text === undefined) return { problem: `These are not two versions of the site. It has ${site.versions.join(', ')}.` };
      return withinBudget(text, Number(tokens));
    },
  };
}

function checkTool({ check }: ToolSources): Tool {
  return {
    name: 'check',
    description: 'For authors: runs every check of a build on the sources, writes nothing, and lists what is found with its place.',
    fields: { budget },
    async answer({ budget: tokens = 4000 }) {
      const diagnostics = await check();
      if ('problem' in diagnostics) return diagnostics;
      return withinBudget(diagnostics.length === 0 ? 'Nothing found.' : diagnostics.map(writeFinding).join('\n\n'), Number(tokens));
    },
  };
}

function writeFinding({ code, severity, message, hint, at }: Diagnostic): string {
  const place = at === undefined ? '' : `${[at.file, at.line, at.column].filter((part) => part !== undefined).join(':')}: `;
  return `${place}${severity} ${code}: ${message}${hint === undefined ? '' : `\nHint: ${hint}`}`;
}

function explainTool({ engine, configPath }: ToolSources): Tool {
  return {
    name: 'explain',
    description: 'For authors: what the code of a finding such as HG3001 means, and how it is mended.',
    fields: { code: { type: 'string', description: 'The code.' } },
    async answer({ code }) {
      // With all of the model, which takes time to load, for this tool alone.
      const { catalogue: ownCatalogue } = await import('@helpgen/model');
      const catalogue: Catalogue = { ...ownCatalogue, ...(await engine.readPresetCatalogue({ configPath })) };
      const wanted = String(code).trim().toUpperCase();
      const entry = Object.hasOwn(catalogue, wanted) ? catalogue[wanted] : undefined;
      if (entry === undefined) return { problem: 'There is no such code.' };
      const hints = [entry.hint ?? []].flat().map((hint) => `Hint: ${hint}`);
      return [`# ${wanted}: ${entry.title}`, entry.explanation, `Message: ${entry.message}`, ...hints].join('\n\n');
    },
  };
}
