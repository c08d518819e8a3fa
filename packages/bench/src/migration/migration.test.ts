import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { writeMigrationTable } from '../run-migration.ts';
import { builtPages, compareSites } from './measure-migration.ts';
import { readPageText } from './page-text.ts';

test('the text of a page is what its container holds, without marks of links and buttons', () => {
  const { words, headingIds, ids } = readPageText(
    '<main><nav>No</nav><div class="vp-doc x"><h2 id="a-b">One <a class="header-anchor" href="#a-b">#1</a></h2><p><b>T</b>wo &amp; <img src="x" alt="three"></p><button>copy</button></div><p id="c">end<sup id="fnref:1"><a href="#fn:1">1</a></sup></p><pre class="mermaid"><code>graph</code></pre></main>',
  );
  expect(words).toEqual(['one', 'two', 'three']);
  expect(headingIds).toEqual(['a-b']);
  expect([...ids]).toEqual(['a-b', 'c', 'fnref:1']);
});

test('what does not answer and which words are missing is told, compared with the built site', async () => {
  const root = mkdtempSync(join(tmpdir(), 'helpgen-bench-'));
  try {
    const write = (path: string, text: string): void => {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    write('built/index.html', '<article><h1 id="home">Home</h1><p>Some words and hidden ones here</p></article>');
    write('built/gone/index.html', '<article><h1 id="x">Gone</h1></article>');
    write('built/old.html', '<meta http-equiv="refresh" content="0; url=/x/"><article></article>');
    write('new/index.html', '<article><h1 id="home">Home</h1><p>Some words here</p></article>');
    write('new/old.html', '<meta http-equiv="refresh" content="0; url=/x/">');
    const compared = compareSites(builtPages(join(root, 'built')), join(root, 'new'), '/x/');
    expect(compared).toEqual({
      addresses: { kept: 2, all: 3 },
      anchors: { kept: 1, all: 2 },
      words: { kept: 4, all: 8 },
      misses: expect.arrayContaining(['address /gone/', 'words / (3): and hidden ones']),
    });
    const rest = { name: '/sites/old', system: 'MkDocs', pages: 2, wholePages: 1, errors: 3, warnings: 4, truth: 'built' as const };
    expect(writeMigrationTable([{ ...rest, ...compared }]).split('\n')[2]).toBe(
      '| old | MkDocs | 2 | 50.0 % | 66.7 % | 50.0 % | 50.00 % | 3 / 4 | built |',
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});
