import type { PageWriter } from '../page/page-writer.ts';
import { below, entriesOf, itemsOf, textAt, type Spot } from '../read/spot.ts';
import { givenExample, makeExample } from '../schema/make-example.ts';
import { exampleCode } from '../schema/short-example.ts';
import type { Operation } from './list-operations.ts';
import type { Reference } from './reference.ts';
import { phraseOf } from './status-phrases.ts';
import { chooseMedia, writeCurl } from './write-curl.ts';

/** What a request looks like and what comes back, beside what is said of them. */
export function writeSamples(page: PageWriter, reference: Reference, operation: Operation): void {
  const { document, words } = reference;
  if (operation.isWebhook) {
    const body = exampleOf(reference, document.follow(below(operation.spot, 'requestBody')), 'request');
    if (body !== undefined) writeSample(page, words('api.message'), body);
    return;
  }
  writeRequests(page, reference, operation);
  const answers = entriesOf(below(operation.spot, 'responses')).flatMap(([status, written]) => {
    const example = exampleOf(reference, document.follow(written), 'response');
    return example === undefined ? [] : [[`${status} ${phraseOf(status)}`.trim(), example] as const];
  });
  if (answers.length > 1) page.raw('::::code-group\n\n');
  for (const [title, example] of answers.slice(0, mostAnswers)) writeSample(page, title, example);
  if (answers.length > 1) page.raw('::::\n\n');
}

/** Tabs beyond these are no choice. */
const mostAnswers = 4;

/** Those that the document gives as `x-codeSamples`, else one with `curl`. */
function writeRequests(page: PageWriter, { document, words }: Reference, operation: Operation): void {
  const given = [...itemsOf(below(operation.spot, 'x-codeSamples')), ...itemsOf(below(operation.spot, 'x-code-samples'))];
  const samples = given.flatMap((sample) => {
    const source = textAt(sample, 'source');
    const language = textAt(sample, 'lang') ?? 'text';
    return source === undefined ? [] : [{ language: language.toLowerCase(), title: textAt(sample, 'label') ?? language, code: source }];
  });
  const all = samples.length > 0 ? samples : [{ language: 'bash', title: words('api.request'), code: writeCurl(document, operation) }];
  if (all.length > 1) page.raw('::::code-group\n\n');
  for (const { language, title, code } of all) page.fence(`${language.replace(/[^\w+#-]/g, '')} ${titled(title)}`, code);
  if (all.length > 1) page.raw('::::\n\n');
}

interface Example {
  readonly language: string;
  readonly code: string;
}

function writeSample(page: PageWriter, title: string, { language, code }: Example): void {
  page.fence(`${language} ${titled(title)}`, code);
}

function titled(title: string): string {
  return `title="${title.replace(/["`\n]/g, ' ')}"`;
}

function exampleOf({ document }: Reference, holder: Spot, direction: 'request' | 'response'): Example | undefined {
  const chosen = chooseMedia(below(holder, 'content'));
  if (chosen === undefined) return undefined;
  const [media, content] = chosen;
  const schema = below(content, 'schema');
  const given = givenExample(document, content)?.value;
  if (given === undefined && schema.value === undefined) return undefined;
  const value = given ?? makeExample(document, schema, direction);
  // An example of JSON may be written as a text.
  const parsed = typeof value === 'string' && /\bjson\b/.test(media) ? (parsedOf(value) ?? value) : value;
  if (typeof parsed !== 'string' || /\bjson\b/.test(media)) return { language: 'json', code: exampleCode(parsed) };
  return given === undefined ? undefined : { language: /xml|html/.test(media) ? 'xml' : 'text', code: parsed.split('\n').slice(0, mostLines).join('\n') };
}

/** Lines of an example that is not JSON. */
const mostLines = 120;

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
