import type { AddressStyle, OutputPath, ResolvedAsset, SourcePath } from '@helpgen/model';
import { baseNameOf, extensionOf, outputToHref } from '@helpgen/model';
import { shortNameOf } from '../cache/digest-of.ts';
import type { FileSystem } from '../host/file-system.ts';
import type { Staging } from '../output/staging.ts';
import { imageSizeOf } from './image-size.ts';

/** Puts the files that pages show or link to into the site, named by their content; says what pages need of each. */
export function prepareAssets(
  disk: FileSystem,
  root: string,
  staging: Staging,
  sources: readonly SourcePath[],
  style: AddressStyle,
): ReadonlyMap<SourcePath, ResolvedAsset> {
  return new Map(
    sources.map((source) => {
      const bytes = disk.readFile(`${root}/${source}`);
      const extension = extensionOf(source);
      const name = baseNameOf(source);
      const output = `assets/${name.slice(0, name.length - extension.length)}-${shortNameOf(bytes)}${extension}` as OutputPath;
      staging.write(output, 'asset', bytes);
      return [source, { href: outputToHref(output, style), ...imageSizeOf(bytes) }];
    }),
  );
}
