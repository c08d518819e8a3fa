import type { AskedSite, PresetTool } from '@helpgen/model';

const name = 'Name of a type in any of its languages, alone or with its namespace, such as `Array` or `Std::Collections::Array`.';

/** What programs may ask about described types. */
export const typeTools: readonly PresetTool[] = [
  {
    name: 'type',
    description: 'The page of a type of the library: what it is, its members with signatures, inherited members, and who uses it.',
    asks: { name },
    answer: async (given, site) => (await findType(given['name'] ?? '', site))?.text,
  },
  {
    name: 'where_used',
    description: 'Which types are based on a type, and which members take or return it.',
    asks: { name },
    async answer(given, site) {
      const found = await findType(given['name'] ?? '', site);
      if (found === undefined) return undefined;
      const [heading = ''] = (await site.read(`${found.address}#relations`))?.split('\n', 1) ?? [];
      return sectionOf(found.text, heading) ?? 'Nothing uses it.';
    },
  },
];

/** The section of a copy below `heading`: the page itself may leave most of it to a file. */
function sectionOf(markdown: string, heading: string): string | undefined {
  const start = heading === '' ? -1 : markdown.indexOf(`\n${heading}\n`);
  return start < 0 ? undefined : markdown.slice(start + 1).split(/\n(?=## )/, 1)[0];
}

/** Pages that are looked at for a name. */
const mostPages = 10;

async function findType(wanted: string, site: AskedSite): Promise<{ readonly address: string; readonly text: string } | undefined> {
  const bare = wanted.replace(/<.*$/s, '').trim();
  const last = bare.split('::').at(-1) ?? '';
  const pages = last === '' ? [] : (await site.search(last)).slice(0, mostPages);
  for (const { address } of pages) {
    const text = await site.read(address);
    if (text !== undefined && fullNamesIn(text).some((full) => full === bare || full.endsWith(`::${bare}`))) return { address, text };
  }
  return undefined;
}

/** The full names among the facts at the top of the page of a type, without generic parameters. */
function fullNamesIn(markdown: string): readonly string[] {
  const facts = (markdown.split(/^## /m, 1)[0] ?? '').match(/^- \[?`.*$/gm) ?? [];
  return facts.map((line) => line.slice(2).replace(/\]\([^)]*\)|[[`]/g, '').replace(/<.*$/, '').trim());
}
