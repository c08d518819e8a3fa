// Puts golden questions of a built site to `helpgen mcp`, as an assistant would, and prints how many find their answer among the first
// three within 2 000 tokens, and how long answers take. `node packages/testkit/ask-golden.mjs [--config FILE] [--out-dir FOLDER]`
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { config: { type: 'string', default: join(root, 'site-config.json') }, 'out-dir': { type: 'string' } } });
const most = { questions: 120, answers: 3, tokens: 2000, charactersOfToken: 3 };
const least = 0.95;

const configPath = resolve(values.config);
const config = JSON.parse(readFileSync(configPath, 'utf8'));
const golden = JSON.parse(readFileSync(join(dirname(configPath), config.search.questions), 'utf8'));
// What an assistant asks is a phrase; spread over the file, so that every kind of question is among them.
const phrases = golden.filter(({ ask, within = 3 }) => ask.trim().includes(' ') && within <= most.answers);
const asked = phrases.filter((_question, index) => Math.floor((index * most.questions) / phrases.length) !== Math.floor(((index - 1) * most.questions) / phrases.length));

const started = performance.now();
const outDir = values['out-dir'] === undefined ? [] : ['--out-dir', resolve(values['out-dir'])];
const client = new Client({ name: 'golden', version: '1' });
const args = [join(root, 'bin/helpgen.js'), 'mcp', '--config', configPath, ...outDir];
await client.connect(new StdioClientTransport({ command: process.execPath, args }));
const ask = async (name, given) => (await client.callTool({ name, arguments: given })).content[0].text;

const times = [];
const lost = [];
let first;
for (const { ask: query, find } of asked) {
  const from = performance.now();
  const answer = await ask('search', { query });
  times.push(performance.now() - from);
  first ??= performance.now() - started;
  if (!(await answers(answer, find))) lost.push(`${query} → ${find}`);
}
await client.close();

times.sort((a, b) => a - b);
const share = 1 - lost.length / asked.length;
for (const line of lost) console.log(`  lost: ${line}`);
console.log(`${asked.length - lost.length} of ${asked.length} questions (${(share * 100).toFixed(1)} %) have their answer among the first ${most.answers} in ${most.tokens} tokens.`);
console.log(`First answer ${(first / 1000).toFixed(2)} s after the start; 95 % of answers within ${times[Math.ceil(times.length * 0.95) - 1].toFixed(0)} ms.`);
if (share < least) process.exitCode = 1;

/** Whether the right page, and its section where one is asked for, is among the first answers, and what is read of it fits. */
async function answers(found, find) {
  const [route, anchor] = find.split('#');
  const rows = found.split(/^(?=\d+\. )/m).filter((row) => /^\d+\. /.test(row)).slice(0, most.answers);
  const base = config.basePath.replace(/\/$/, '');
  const row = rows.find((text) => new RegExp(`: ${escaped(`${base}${route}`)}/?(?:$|\\s)`, 'm').test(text.split('\n')[0]));
  if (row === undefined) return false;
  const sections = [...row.matchAll(/^ {3}- .*: (\S+#\S+)$/gm)].map(([, address]) => address);
  const section = anchor === undefined ? sections[0] : sections.find((address) => address.endsWith(`#${anchor}`));
  if (anchor !== undefined && section === undefined) return false;
  const text = await ask('read', { address: section ?? `${base}${route}/`, budget: most.tokens });
  return text !== '' && text.length <= (most.tokens + 200) * most.charactersOfToken;
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
