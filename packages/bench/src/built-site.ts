import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedCorpus } from './corpus/write-corpus.ts';
import { configName, ownGenerator, program } from './measure/own-generator.ts';
import { runMeasured } from './measure/run-measured.ts';
import type { PeerSection } from './peers/peer.ts';

/** The folder of this repository. */
export const repository = join(import.meta.dirname, '../../..');

/** A built site and the article that is read. */
export interface BuiltSite {
  readonly name: string;
  readonly config: string;
  readonly outDir: string;
  /** Path of the article below the site's address, with a slash at the end. */
  readonly article: string;
}

/** The corpus of `pages` pages, built into `folder`. */
export async function buildCorpus(folder: string, pages: number): Promise<BuiltSite> {
  const corpus = generatedCorpus(pages);
  const site = await ownGenerator.write(folder, corpus);
  await ownGenerator.build(site.folder);
  return {
    name: corpus.name,
    config: join(site.folder, configName),
    outDir: join(site.folder, ownGenerator.outDir),
    article: `${site.article}/`,
  };
}

/** The documentation of this repository, built into `folder`. */
export async function buildDocs(folder: string): Promise<BuiltSite> {
  const [config, outDir] = [join(repository, 'site-config.json'), join(folder, 'docs-content')];
  // A build writes beside its output first.
  await mkdir(folder, { recursive: true });
  await runMeasured(process.execPath, [program, 'build', '--quiet', '--config', config, '--out-dir', outDir], repository);
  return { name: 'docs-content', config, outDir, article: 'topics/basic-syntax/' };
}

/** Has `helpgen serve` show a site while `act` works with its address. */
export async function whileServed<T>({ config, outDir }: BuiltSite, act: (address: string) => Promise<T>): Promise<T> {
  const server = spawn(process.execPath, [program, 'serve', '--port', '0', '--config', config, '--out-dir', outDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise<string>((done, fail) => {
      let printed = '';
      server.stdout.on('data', (part) => {
        printed += String(part);
        const found = /http:\/\/\S+\//.exec(printed);
        if (found !== null) done(found[0]);
      });
      server.once('close', () => fail(new Error(`The server has ended: ${printed}`)));
    });
    return await act(address);
  } finally {
    server.kill();
  }
}

/** The sections of a built site's search with their texts, as `helpgen search-export` prints them. */
export async function exportTexts({ config, outDir }: BuiltSite): Promise<readonly ExportedSection[]> {
  const { stdout } = await runMeasured(
    process.execPath,
    [program, 'search-export', '--format', 'meilisearch', '--config', config, '--out-dir', outDir],
    repository,
  );
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ExportedSection);
}

/** What of an exported section is used here. */
export interface ExportedSection extends PeerSection {
  readonly url: string;
}
