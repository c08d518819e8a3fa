import { escapeAttribute, type Translate } from '@helpgen/runtime';
import type { BodyShape, FieldList, FieldRow, ListedPage, ResponseRow, TypePiece } from '../api-page.ts';

/** What rows are written with. */
export interface RowWriting {
  readonly text: Translate;
  readonly hrefs: { readonly [to: string]: string };
}

/** Rows as HTML: a list, in which what has parts opens. */
export function writeRows(rows: readonly FieldRow[], writing: RowWriting): string {
  return `<ul class="hg-api-fields">${rows.map((row) => `<li>${writeRow(row, writing)}</li>`).join('')}</ul>`;
}

function writeRow({ name, type, marks = [], html, facts = [], inside }: FieldRow, writing: RowWriting): string {
  const { text } = writing;
  const isOld = marks.includes('deprecated');
  const code = name === '' ? '' : `<code>${breakable(name)}</code> `;
  const words = marks.map((mark) => ` <em class="hg-api-${mark}">${escapeAttribute(text(`mark.${mark}`))}</em>`).join('');
  const title = `<div>${isOld ? `<s>${code.trim()}</s> ` : code}<span>${writeType(type, writing)}</span>${words}</div>`;
  return title + writeDescription(html) + facts.map((fact) => writeFact(fact, writing)).join('') + (inside === undefined ? '' : writeInside(inside, writing));
}

function writeDescription(html: string | undefined): string {
  if (html === undefined || html === '') return '';
  return html.startsWith('<p>') || /^<(?:ul|ol|pre|blockquote)/.test(html) ? html : `<p>${html}</p>`;
}

/** As many values stand in a line. */
const shownValues = 24;

function writeFact([key, ...values]: NonNullable<FieldRow['facts']>[number], { text }: RowWriting): string {
  const codes = values.slice(0, shownValues).map((value) => `<code>${breakable(value === '' ? '""' : value)}</code>`);
  const more = values.length > shownValues ? ` … ${values.length - shownValues}` : '';
  return `<p class="hg-api-fact">${escapeAttribute(text(`fact.${key}`))} ${codes.join(' ')}${more}</p>`;
}

function writeInside({ kind, rows }: FieldList, writing: RowWriting): string {
  const summary = escapeAttribute(writing.text(`inside.${kind}`, { count: rows.length }));
  return `<details><summary>${summary}</summary>${writeRows(rows, writing)}</details>`;
}

/** A type, in which what has a page leads to it. */
export function writeType(pieces: readonly TypePiece[], { hrefs }: RowWriting): string {
  const html = pieces.map((piece) => {
    if (typeof piece === 'string') return escapeAttribute(piece);
    const href = hrefs[piece.to];
    return href === undefined ? escapeAttribute(piece.text) : `<a href="${escapeAttribute(href)}">${escapeAttribute(piece.text)}</a>`;
  });
  return html.join('');
}

/** Bodies as HTML, each by its media types. */
export function writeBodies(bodies: readonly BodyShape[], writing: RowWriting): string {
  return bodies.map((body) => writeBody(body, writing)).join('');
}

function writeBody({ media, type, html, list }: BodyShape, writing: RowWriting): string {
  const kinds = media.map((name) => `<code>${escapeAttribute(name)}</code>`).join(', ');
  const forms = list === undefined || list.kind === 'properties' ? '' : writing.text(`inside.${list.kind}`, { count: list.rows.length });
  const said = [kinds, type.length === 0 ? '' : `<span>${writeType(type, writing)}</span>`, escapeAttribute(forms)].filter((part) => part !== '');
  const head = said.length === 0 ? '' : `<p class="hg-api-body">${said.join(' ')}</p>`;
  return head + writeDescription(html) + (list === undefined ? '' : writeRows(list.rows, writing));
}

/** Answers as HTML: the first good one is open. */
export function writeResponses(responses: readonly ResponseRow[], writing: RowWriting): string {
  return responses.map((response) => writeResponse(response, writing)).join('');
}

function writeResponse({ status, html, headers, bodies, isOpen }: ResponseRow, writing: RowWriting): string {
  // Blocks would not be a line: they stand below it.
  const isLine = !html.startsWith('<');
  const kind = /^[1-5]/.exec(status)?.[0] ?? 'x';
  const title = `<b class="hg-api-status hg-api-${kind}xx">${escapeAttribute(status)}</b>${isLine && html !== '' ? ` <span>${html}</span>` : ''}`;
  const head = headers.length === 0 ? '' : `<p class="hg-api-body">${escapeAttribute(writing.text('api.headers'))}</p>${writeRows(headers, writing)}`;
  const inside = (isLine ? '' : writeDescription(html)) + head + writeBodies(bodies, writing);
  if (inside === '') return `<p class="hg-api-response">${title}</p>`;
  return `<details class="hg-api-response"${isOpen ? ' open=""' : ''}><summary>${title}</summary><div>${inside}</div></details>`;
}

/** Pages in a list as HTML. */
export function writeList(list: readonly ListedPage[], { hrefs }: RowWriting): string {
  return list
    .map(({ method, path, title, to, isDeprecated }) => {
      const badge = method === undefined ? '' : `<b class="hg-api-method hg-api-${method.toLowerCase()}">${method}</b> `;
      const name = isDeprecated === true ? `<s>${escapeAttribute(title)}</s>` : breakable(title);
      const href = hrefs[to];
      const link = href === undefined ? name : `<a href="${escapeAttribute(href)}">${name}</a>`;
      return `<li>${badge}<span>${link}${path === undefined || path === title ? '' : ` <code>${breakable(path)}</code>`}</span></li>`;
    })
    .join('');
}

/** `text` for HTML, with places at which a long name may go on in the next line. */
function breakable(text: string): string {
  const escaped = escapeAttribute(text);
  return text.length < 20 ? escaped : escaped.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[/_.-])(?=\w)/g, '<wbr>');
}
