import { createWriter, type Writer } from './writer.ts';

/** A page by its folder and its place in it; place 0 is the folder's index page. */
export interface PagePlace {
  readonly folder: number;
  readonly place: number;
}

/** How a generator writes what Markdown leaves open. */
export interface Dialect {
  link(from: PagePlace, to: PagePlace): string;
  admonition(title: string, text: string): string;
}

/** The pages of a folder, its index page among them. */
export const pagesInFolder = 40;

/** The places of `count` pages: folders of {@link pagesInFolder}. */
export function listPlaces(count: number): readonly PagePlace[] {
  return Array.from({ length: count }, (_none, at) => ({ folder: Math.floor(at / pagesInFolder) + 1, place: at % pagesInFolder }));
}

/**
 * The Markdown of page `number` of `places`: front matter, about 650 words of prose and tables in four to seven sections,
 * two tables, three code blocks, an admonition, two lists, six links. The text is the same in every dialect.
 */
export function makePage(places: readonly PagePlace[], number: number, dialect: Dialect): string {
  const writer = createWriter(number * 7919 + 104_729);
  const from = places[number] ?? { folder: 1, place: 0 };
  const title = `${writer.title(writer.phrase(writer.between(2, 4)))} ${number}`;
  const head = ['---', `title: "${title}"`, `description: "${writer.title(writer.clause())}"`, '---'].join('\n');
  const blocks = [head, writer.paragraph(40)];
  const links = chooseTargets(writer, places, from).map(
    (to) => `${writer.title(writer.verb())} [${writer.phrase(2)}](${dialect.link(from, to)}).`,
  );
  const extras = makeExtras(writer, dialect);
  const sectionCount = writer.between(4, 7);
  const wordsEach = Math.round(writer.between(370, 450) / sectionCount);
  for (let section = 0; section < sectionCount; section += 1) {
    blocks.push(`${section > 0 && writer.random() < 0.4 ? '###' : '##'} ${writer.title(writer.phrase(writer.between(2, 4)))}`);
    blocks.push([writer.paragraph(wordsEach / 2), ...share(links, section, sectionCount)].join(' '));
    blocks.push(...share(extras, section, sectionCount));
    blocks.push(writer.paragraph(wordsEach / 2));
  }
  return `${blocks.join('\n\n')}\n`;
}

/** The Markdown of the site's first page: a paragraph and a link to each folder. */
export function makeHomePage(places: readonly PagePlace[], dialect: Dialect): string {
  const writer = createWriter(1);
  const folders = places.filter(({ place }) => place === 0);
  const links = folders.map((to) => `- [Раздел ${to.folder}](${dialect.link({ folder: 0, place: 0 }, to)})`);
  return `---\ntitle: "Справочник"\ndescription: "Первая страница"\n---\n\n${writer.paragraph(40)}\n\n## Разделы\n\n${links.join('\n')}\n`;
}

const linkCount = 6;

// Half of the links stay in the folder, as they do in documentation.
function chooseTargets(writer: Writer, places: readonly PagePlace[], from: PagePlace): readonly PagePlace[] {
  const near = places.slice((from.folder - 1) * pagesInFolder, from.folder * pagesInFolder);
  return Array.from({ length: linkCount }, (_none, at) => {
    const choices = at < linkCount / 2 ? near : places;
    return choices[writer.between(0, choices.length - 1)] ?? from;
  });
}

function makeExtras(writer: Writer, dialect: Dialect): readonly string[] {
  return [
    makeTable(writer, 3, writer.between(4, 7)),
    fence('json', makeJson(writer)),
    makeList(writer),
    fence('bash', makeShell(writer)),
    dialect.admonition(writer.title(writer.phrase(2)), writer.paragraph(15)),
    makeTable(writer, 4, writer.between(3, 6)),
    fence('js', makeScript(writer)),
    makeList(writer),
  ];
}

function share<T>(all: readonly T[], part: number, parts: number): readonly T[] {
  return all.slice(Math.round((all.length * part) / parts), Math.round((all.length * (part + 1)) / parts));
}

function makeTable(writer: Writer, columns: number, rows: number): string {
  const header = Array.from({ length: columns }, () => writer.title(writer.noun()));
  const body = Array.from({ length: rows }, () =>
    row(
      header.map((_name, at) => (at === 0 ? `\`${writer.identifier()}\`` : at === 1 ? writer.noun() : writer.phrase(writer.between(2, 5)))),
    ),
  );
  return [row(header), row(header.map(() => '---')), ...body].join('\n');
}

function makeList(writer: Writer): string {
  return Array.from({ length: writer.between(3, 5) }, () => {
    const nested =
      writer.random() < 0.5
        ? Array.from({ length: writer.between(1, 3) }, () => `\n  - ${writer.clause()} \`${writer.identifier()}\``)
        : [];
    return `- ${writer.title(writer.clause())};${nested.join('')}`;
  }).join('\n');
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

function makeJson(writer: Writer): string {
  const entries = Array.from({ length: writer.between(4, 7) }, (): readonly [string, unknown] => [
    writer.identifier(),
    writer.pick<() => unknown>([
      () => writer.between(0, 9999),
      () => writer.phrase(2),
      () => writer.random() < 0.5,
      () => [writer.between(1, 9), writer.noun()],
      () => ({ enabled: true, name: writer.noun(), retries: writer.between(1, 5) }),
    ])(),
  ]);
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}

function makeShell(writer: Writer): string {
  const lines = Array.from({ length: writer.between(4, 7) }, () =>
    writer.pick<() => string>([
      () => `export ${writer.identifier().toUpperCase()}="${writer.noun()}"`,
      () =>
        `tool ${writer.pick(['load', 'dump', 'check'])} --name ${writer.identifier()} ` +
        `--limit ${writer.between(1, 500)} | sort > /tmp/${writer.identifier()}.log`,
      () => 'for f in src/*.json; do wc -c "$f"; done',
      () => `if [ -z "$${writer.identifier().toUpperCase()}" ]; then exit ${writer.between(1, 9)}; fi`,
    ])(),
  );
  return [`# ${writer.title(writer.clause())}`, ...lines].join('\n');
}

function makeScript(writer: Writer): string {
  const [first, second, third] = [writer.identifier(), writer.identifier(), writer.identifier()];
  return `// ${writer.title(writer.clause())}
import { ${first} } from './${second}.js';

export async function ${third}All(items, { limit = ${writer.between(10, 900)} } = {}) {
  const found = new Map();
  for (const item of items.slice(0, limit)) {
    if (item.kind === '${writer.noun()}') continue;
    found.set(item.id, await ${first}(item.${second}, { label: \`${writer.noun()} \${item.id}\` })); // ${writer.phrase(3)}
  }
  return [...found.values()].filter((value) => value !== null && value.size > ${writer.between(0, 50)});
}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
