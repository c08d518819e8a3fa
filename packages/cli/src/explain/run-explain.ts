import { catalogue as ownCatalogue, suggest } from '@helpgen/model';
import type { Catalogue, CatalogueEntry } from '@helpgen/model';
import { finding } from '../finding.ts';
import { answer } from '../report/answer.ts';
import type { Style } from '../report/style.ts';
import { writeFindings } from '../report/write-findings.ts';
import { runInSite, type SiteFlags } from '../run-in-site.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';
import { speak } from '../speak.ts';

/** The words for the first digit of a code. */
const rooms: { readonly [digit: string]: string } = {
  1: 'Config',
  2: 'Content',
  3: 'Site and links',
  4: 'Theme and rendering',
  5: 'Build and cache',
  6: 'Command line and server',
  7: 'Presets',
  9: 'Internal',
};

/** Explains `code` (in any letter case), or lists all codes; an unknown code is wrong usage. */
export async function runExplain(plain: Session, code: string | undefined, flags: SiteFlags): Promise<number> {
  const session = await speak(plain, flags);
  const { streams, program } = session;
  return runInSite(session, flags, async ({ readPresetCatalogue }, { configPath }) => {
    const english: Catalogue = { ...ownCatalogue, ...(await readPresetCatalogue({ configPath })) };
    const catalogue: Catalogue = Object.fromEntries(
      Object.entries(english).map(([known, entry]) => [known, { severity: 'error', ...entry, ...streams.wordings?.[known] }]),
    );
    const codes = Object.keys(catalogue).sort();
    if (code === undefined) {
      const report = { codes: codes.map((known) => ({ code: known, ...catalogue[known] })) };
      return answer(session, flags, { report, print: (style) => printList(catalogue, style, program.name) });
    }
    const wanted = normaliseCode(code);
    const entry = Object.hasOwn(catalogue, wanted) ? catalogue[wanted] : undefined;
    if (entry !== undefined) return answer(session, flags, { report: { code: wanted, ...entry }, print: (style) => printEntry(wanted, entry, style) });
    const diagnostics = [finding('HG6006', { code, suggestion: suggest(wanted, codes) ?? '' })];
    if (flags.json !== true) writeFindings(streams, diagnostics);
    return answer(session, flags, { report: { diagnostics }, exitCode: exitCodes.usage });
  });
}

/** `hg3002`, `3002` and, as copied from a finding, `error[HG3002]:` all mean `HG3002`. */
function normaliseCode(code: string): string {
  const bare = (/^\w*\[(\w+)\]:?$/.exec(code.trim())?.[1] ?? code.trim()).toUpperCase();
  return /^\d{4}$/.test(bare) ? `HG${bare}` : bare;
}

function printEntry(code: string, entry: CatalogueEntry, style: Style): string {
  const paragraph = entry.explanation.trim().replace(/\s+/g, ' ').replace(/(.{1,96})(?: |$)/g, '$1\n').trimEnd();
  return [
    `${style.bold(`${code}: ${entry.title}`)} (${entry.severity})`,
    '',
    paragraph,
    '',
    `${style.dim('Message:')} ${entry.message}`,
    ...[entry.hint ?? []].flat().map((hint) => `${style.dim('Hint:')}    ${hint}`),
    '',
  ].join('\n');
}

function printList(catalogue: Catalogue, style: Style, name: string): string {
  const codes = Object.keys(catalogue).sort();
  const lines = codes.flatMap((code, index) => {
    const room = code.charAt(2);
    const isFirst = codes[index - 1]?.charAt(2) !== room;
    return [
      ...(isFirst ? [`${index > 0 ? '\n' : ''}${style.bold(rooms[room] ?? room)}`] : []),
      `  ${code}  ${(catalogue[code]?.severity ?? '').padEnd(7)}  ${catalogue[code]?.title ?? ''}`,
    ];
  });
  return `${lines.join('\n')}\n\nMore about one of them: ${name} explain ${codes[0] ?? ''}\n`;
}
