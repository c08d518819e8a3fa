import { EventEmitter, once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as engine from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import { createCli } from 'helpgen';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { method, referencePresets, type } from './described-site.ts';
import { runCli } from './run-cli.ts';

const long = Array.from({ length: 200 }, (_, index) => `Абзац ${index} о том, что бывает.`).join('\n\n');
const rig = createSiteRig(
  {
    'docs/index.md': '# Начало\n\n[Почта](mail.md)\n',
    'docs/mail.md': '# Почта\n\nКак послать письмо.\n\n## Письма {#letters}\n\nПисьмо и его части.\n\n### Адрес\n\nКуда.\n\n## Прочее\n\nИное.\n',
    'docs/long.md': `# Длинная\n\n${long}\n\n## Конец\n\nВсё.\n`,
    'docs/lib/Letter.yaml': type('Письмо', 'Letter', `methods:\n${method('Послать', 'Send')}`),
    'docs/lib/Box.yaml': type('Ящик', 'Box', `methods:\n${method('Первое', 'First', ', returns: { type: Письмо }')}`),
    'docs/lib/index.yaml': 'kind: namespace\nname: { ru: Стд, en: Std }\nsummary: Всё.\n',
  },
  { presets: referencePresets },
);

/** A thread would need the bundle that only a build of helpgen makes. */
const threadless: typeof engine = { ...engine, buildSite: (options) => engine.buildSite({ ...options, jobs: 0 }) };

/** A program that speaks to `helpgen mcp`: by the client of the SDK, or line by line. */
interface Talk {
  readonly client: Client;
  readonly transport: Transport;
  /** Sends `text` as it is, and waits for `count` answers. */
  send(text: string, count: number): Promise<readonly unknown[]>;
  close(): Promise<number>;
}

function talk(): Talk {
  const stdin = new PassThrough();
  const push = (text: string): void => void stdin.write(text);
  const raw: unknown[] = [];
  const heard = new EventEmitter();
  const transport: Transport = {
    start: async () => undefined,
    send: async (message: JSONRPCMessage) => push(`${JSON.stringify(message)}\n`),
    close: async () => undefined,
  };
  const write = (text: string): void => {
    for (const line of text.trim().split('\n')) {
      const message = JSON.parse(line) as JSONRPCMessage | readonly JSONRPCMessage[];
      raw.push(message);
      // The client sends no lists, and gets none.
      if (!Array.isArray(message)) transport.onmessage?.(message as JSONRPCMessage);
    }
    heard.emit('line');
  };
  const ended = createCli({ name: 'helpgen', version: '1', engine: threadless }).run(['mcp', '--config', rig.root], {
    stdout: { write },
    stderr: { write: () => undefined },
    stdin,
    env: {},
    cwd: rig.root,
  });
  const client = new Client({ name: 'tests', version: '1' });
  return {
    client,
    async send(text, count) {
      const from = raw.length;
      push(text);
      while (raw.length < from + count) await once(heard, 'line');
      return raw.slice(from);
    },
    close() {
      stdin.end();
      return ended;
    },
    transport,
  };
}

let program: Talk;

async function ask(name: string, given: { readonly [name: string]: unknown }): Promise<string> {
  const { content } = await program.client.callTool({ name, arguments: given });
  return (content as readonly { readonly text: string }[])[0]?.text ?? '';
}

beforeAll(async () => {
  expect((await rig.build({ strict: true })).diagnostics).toEqual([]);
  program = talk();
  await program.client.connect(program.transport);
}, 60_000);
afterAll(() => rig.close());

test('an assistant is told what it may ask', async () => {
  const { tools } = await program.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'check', 'explain', 'type', 'where_used']);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  expect(program.client.getInstructions()).toContain('Справка');
});

test('pages are found in the order of `helpgen search`, and read by the address that is given', async () => {
  for (const question of ['письмо', 'послать письмо', 'ящик', 'адрес']) {
    const { stdout } = await runCli(rig, engine, 'search', question, '--json');
    const { pages } = JSON.parse(stdout) as { readonly pages: readonly { readonly href: string }[] };
    const found = await ask('search', { query: question });
    expect([...found.matchAll(/^\d+\. .*: (\/\S*)$/gm)].map(([, address]) => address)).toEqual(pages.map(({ href }) => decodeURI(href)));
  }
  expect(await ask('search', { query: 'ъъъ' })).toMatch(/^Nothing found\./);
});

describe('what is read', () => {
  test.each(['/mail/', 'mail', '/mail.md', '/mail/index.html', 'https://example.com/mail/?a=1'])('is the page at %s', async (address) => {
    expect(await ask('read', { address })).toBe(rig.read('mail.md'));
  });

  test('is one section with all that is in it, by its anchor', async () => {
    expect(await ask('read', { address: '/mail/#letters' })).toBe('## Письма\n\nПисьмо и его части.\n\n### Адрес\n\nКуда.\n');
    expect(await ask('read', { address: `/mail/#${encodeURIComponent('адрес')}` })).toBe('### Адрес\n\nКуда.\n');
  });

  test('is no longer than asked, and says what is left out', async () => {
    const text = await ask('read', { address: '/long/', budget: 200 });
    expect(text.length).toBeLessThan(900);
    expect(text).toMatch(/\(About \d+ tokens more are left out\. Sections there: Конец\.\)$/);
  });
});

test('a type is found by each of its names, with who uses it', async () => {
  for (const name of ['Письмо', 'Letter', 'Std::Letter']) expect(await ask('type', { name })).toContain('# Письмо\n');
  const used = await ask('where_used', { name: 'Letter' });
  expect(used).toContain('[Ящик](https://example.com/lib/Box.md): [Первое](https://example.com/lib/Box.md#Первое)');
  expect(await ask('where_used', { name: 'Ящик' })).toBe('Nothing uses it.');
});

test('an author has the sources checked and findings explained', async () => {
  expect(await ask('check', {})).toBe('Nothing found.');
  rig.write('docs/index.md', '# Начало\n\n[Почта](mial.md)\n');
  expect(await ask('check', {})).toMatch(/^docs\/index\.md:3:9: error HG3001: /);
  expect(await ask('explain', { code: 'hg3001' })).toMatch(/^# HG3001: /);
  rig.write('docs/index.md', '# Начало\n\n[Почта](mail.md)\n');
});

test('nobody waits for a check', async () => {
  const call = { jsonrpc: '2.0', id: 'check', method: 'tools/call', params: { name: 'check', arguments: {} } };
  const ping = { jsonrpc: '2.0', id: 'ping', method: 'ping' };
  expect(await program.send(`${JSON.stringify(call)}\n${JSON.stringify(ping)}\n`, 2)).toMatchObject([{ id: 'ping' }, { id: 'check' }]);
});

test('what is built anew is what is read', async () => {
  rig.write('docs/mail.md', '# Почта\n\nНовое.\n');
  await rig.build({ strict: true });
  expect(await ask('read', { address: '/mail/' })).toContain('Новое.');
});

test('a server answers the same over HTTP when it is asked to, and no page of another site', async () => {
  const interruption = new AbortController();
  const out = new EventEmitter();
  // A process of its own checks the sources.
  const unable: typeof engine = { ...engine, buildSite: () => Promise.reject(new Error('not here')) };
  const serving = createCli({ name: 'helpgen', version: '1', engine: unable, script: join(import.meta.dirname, '../../../bin/helpgen.js') }).run(['serve', '--mcp', '--port', '0', '--json', '--config', rig.root], {
    stdout: { write: (text) => out.emit('text', text) },
    stderr: { write: () => undefined },
    env: process.env,
    cwd: rig.root,
    interrupted: interruption.signal,
  });
  const [text] = (await once(out, 'text')) as [string];
  const url = new URL('/mcp', /http:[^"]*/.exec(text)?.[0] ?? '');
  const client = new Client({ name: 'tests', version: '1' });
  try {
    const transport: Transport = new StreamableHTTPClientTransport(url) as unknown as Transport;
    await client.connect(transport);
    const { content } = await client.callTool({ name: 'search', arguments: { query: 'письмо' } });
    expect((content as readonly { readonly text: string }[])[0]?.text).toBe(await ask('search', { query: 'письмо' }));
    rig.write('docs/index.md', '# Начало\n\n[Почта](mial.md)\n');
    const checks = await Promise.all(Array.from({ length: 20 }, () => client.callTool({ name: 'check', arguments: {} })));
    expect(new Set(checks.map(({ content: found }) => (found as readonly { readonly text: string }[])[0]?.text)).size).toBe(1);
    expect(JSON.stringify(checks[0])).toContain('docs/index.md:3:9: error HG3001: ');
    rig.write('docs/index.md', '# Начало\n\n[Почта](mail.md)\n');
    const post = (headers: { readonly [name: string]: string }, body: string): Promise<Response> =>
      fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });
    expect((await post({ Origin: 'https://elsewhere.example' }, '{}')).status).toBe(403);
    expect((await post({ 'Content-Type': 'text/plain' }, '{}')).status).toBe(415);
    expect((await post({}, 'a'.repeat(300_000))).status).toBe(413);
    expect(await (await post({}, '{')).json()).toMatchObject({ error: { code: -32_700 } });
    expect((await fetch(url)).status).toBe(405);
  } finally {
    await client.close();
    interruption.abort();
    expect(await serving).toBe(0);
  }
});

describe('whoever asks for something else gets an error, and nothing changes', () => {
  test.each(['../../etc/passwd', '/../site-config.json', '..%2F..%2Fsite-config.json', 'site-config.json', '_headers', '/mail/#нет', '%E0%A4%A'])(
    'there is no page at %s',
    async (address) => {
      const answer = await program.client.callTool({ name: 'read', arguments: { address } });
      expect(answer.isError).toBe(true);
    },
  );

  test.each([
    ['an unknown tool', 'delete', {}],
    ['no argument', 'read', {}],
    ['another type', 'search', { query: 5 }],
    ['an unknown argument', 'search', { query: 'а', __proto: 1 }],
    ['a text of 1 MB', 'search', { query: 'а'.repeat(200_000) }],
    ['a budget of nothing', 'read', { address: '/mail/', budget: 0 }],
  ])('%s', async (_what, name, given) => {
    await expect(program.client.callTool({ name, arguments: given })).rejects.toThrow('-32602');
  });

  test.each([
    ['no JSON', '{"jsonrpc":', -32_700],
    ['no request', '[]', -32_600],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"ping"}', -32_600],
    ['a message of 1 MB', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { a: 'a'.repeat(1_000_000) } }), -32_600],
    ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"resources/list"}', -32_601],
  ])('%s', async (_what, line, code) => {
    expect(await program.send(`${line}\n`, 1)).toMatchObject([{ error: { code } }]);
  });

  test('a request that is none is answered by its own number, where it has one', async () => {
    expect(await program.send('{"jsonrpc":"2.0","id":7,"method":"ping","params":[]}\n', 1)).toMatchObject([{ id: 7, error: { code: -32_600 } }]);
    expect(await program.send('{"jsonrpc":"2.0","id":8,"method":"ping","params":null}\n', 1)).toMatchObject([{ id: 8, result: {} }]);
  });

  test('messages in a list are answered in a list, those that want an answer', async () => {
    const list = ['{"jsonrpc":"2.0","id":1,"method":"ping"}', '{"jsonrpc":"2.0","method":"notifications/initialized"}', '5'];
    expect(await program.send(`[${list.join(',')}]\n`, 1)).toMatchObject([[{ id: 1, result: {} }, { id: null, error: { code: -32_600 } }]]);
  });

  test('a section that a page has not is told as such', async () => {
    expect(await ask('read', { address: '/mail/#нет' })).toBe('The page has no section `#нет`. Read the page without it.');
    expect(await ask('read', { address: '/nowhere/#нет' })).toBe('There is no such page. `search` gives addresses.');
  });

  test('a thousand at once are all answered', async () => {
    const ids = Array.from({ length: 1000 }, (_, id) => id);
    const params = ids.map((id) => ({ name: 'read', arguments: { address: `../${id}` } }));
    const lines = ids.map((id) => JSON.stringify({ jsonrpc: '2.0', id: `x${id}`, method: 'tools/call', params: params[id] }));
    const answers = await program.send(`${lines.join('\n')}\n`, 1000);
    expect(answers.map((answer) => (answer as { readonly id: string }).id)).toEqual(ids.map((id) => `x${id}`));
  });

  test('no file of the site is another one, and the end of the input ends the program', async () => {
    const files = readdirSync(join(rig.root, 'build'));
    expect(files.every((file) => statSync(join(rig.root, 'build', file)).mtimeMs <= Date.now())).toBe(true);
    expect(readFileSync(join(rig.root, 'docs/mail.md'), 'utf8')).toContain('Новое.');
    expect(await program.close()).toBe(0);
  });
});
