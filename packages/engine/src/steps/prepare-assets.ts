import { join } from 'node:path';
import { shortNameOf } from '@helpgen/disk';
import type { AddressStyle, OutputPath, ResolvedAsset, SiteFacts, SourcePath } from '@helpgen/model';
import { baseNameOf, extensionOf, outputToHref } from '@helpgen/model';
import type { BuildRun } from '../build-run.ts';
import type { Staging } from '../output/staging.ts';
import { imageSizeOf } from './image-size.ts';

/** A file that pages show or link to: where it goes, and what pages need of it. */
export type PreparedAsset = ReturnType<typeof prepareAsset>;

/** Puts the files that pages show or link to into the site, named by their content; says what pages need of each. */
export function prepareAssets({ host, project, config }: BuildRun, sources: readonly SourcePath[], staging: Staging): SiteFacts['assets'] {
  return new Map(
    sources.map((source) => {
      const bytes = host.disk.readFile(join(project.root, source));
      const { output, asset } = prepareAsset(source, bytes, config);
      staging.write(output, 'asset', bytes);
      return [source, asset];
    }),
  );
}

/** The asset `source`, whose content is `bytes`. */
export function prepareAsset(source: SourcePath, bytes: Uint8Array, style: AddressStyle) {
  const extension = extensionOf(source);
  const name = baseNameOf(source);
  const output = `assets/${name.slice(0, name.length - extension.length)}-${shortNameOf(bytes)}${extension}` as OutputPath;
  const asset: ResolvedAsset = { href: outputToHref(output, style), ...imageSizeOf(bytes) };
  return { output, asset };
}
