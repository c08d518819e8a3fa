import path from 'node:path';
import type { ConvertedText, Loss } from '../foreign-site.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { lineAt } from '../rewrite.ts';

const statement = /\{%-?\s*include(?:-markdown)?\s+(["'])(.+?)\1((?:\s+[\w-]+\s*=\s*(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\w+))*)\s*-?%\}/g;

/** Where the page lies, and the folder of the documents. */
interface IncludingPage {
  readonly folder: SiteFolder;
  readonly docs: string;
  readonly from: string;
}

/**
 * `{% include-markdown "part.md" %}` and `{% include "code.js" %}` of mkdocs-include-markdown-plugin in `text`, the page at `from`: a
 * statement for a whole file that stands in a line of its own becomes a snippet of PyMdown, any other the text that it stands for.
 * One whose file is not below the site stays, and is a loss.
 */
export function convertIncludes(text: string, { folder, docs, from }: IncludingPage): ConvertedText {
  const losses: Loss[] = [];
  const converted = text.replace(statement, (whole, _quote, name: string, written: string, offset: number) => {
    const isRelative = /^\.\.?\//.test(name);
    const file = path.posix.normalize(`${isRelative ? path.posix.dirname(from) : docs}/${name}`);
    const found = folder.textAt(file);
    if (found === undefined) {
      losses.push({ construct: 'an include of a file that is not there', file: from, line: lineAt(text, offset), fate: 'It stays as it is.' });
      return whole;
    }
    const options = optionsOf(written);
    const isOwnLine = /(?:^|\n)[ \t]*$/.test(text.slice(0, offset)) && /^[ \t]*(?:\n|$)/.test(text.slice(offset + whole.length));
    const isWhole = !['start', 'end', 'heading-offset'].some((name) => options.has(name));
    if (isOwnLine && isWhole) return `--8<-- "${file.startsWith(`${docs}/`) ? file.slice(docs.length + 1) : file}"`;
    const indent = /[ \t]*$/.exec(text.slice(0, offset))?.[0] ?? '';
    const shift = Number(options.get('heading-offset') ?? 0);
    return shifted(cut(found, options), shift).trim().replaceAll('\n', `\n${isOwnLine ? indent : ''}`);
  });
  return { text: converted, losses };
}

function optionsOf(written: string): ReadonlyMap<string, string> {
  const found = written.matchAll(/([\w-]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|(\w+))/g);
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => {
      const value = double ?? single ?? bare ?? '';
      return [name, value.replace(/\\n/g, '\n').replace(/\\(["'\\])/g, '$1')];
    }),
  );
}

/** What stands between the marks `start` and `end`. */
function cut(text: string, options: ReadonlyMap<string, string>): string {
  const [start, end] = [options.get('start'), options.get('end')];
  const first = start === undefined ? 0 : text.indexOf(start) + start.length;
  const behind = text.slice(start !== undefined && !text.includes(start) ? 0 : first);
  return end !== undefined && behind.includes(end) ? behind.slice(0, behind.indexOf(end)) : behind;
}

/** Headings of a part that lie deeper where it is included. */
function shifted(text: string, levels: number): string {
  if (levels === 0) return text;
  let isCode = false;
  return text
    .split('\n')
    .map((line) => {
      if (/^[ \t]*(?:`{3,}|~{3,})/.test(line)) isCode = !isCode;
      return isCode ? line : line.replace(/^(#{1,6})(?=[ \t])/, (signs) => '#'.repeat(Math.min(6, Math.max(1, signs.length + levels))));
    })
    .join('\n');
}
