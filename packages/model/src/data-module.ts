import type { AddressStyle } from './paths.ts';

/**
 * The text of a file that gives browsers the value of `expression` (JSON is one): an ES module with a default export, or
 * with the hash router a script that leaves the same in `hgModule`, because browsers load no modules from disk.
 */
export function writeDataModule(expression: string, { router }: Pick<AddressStyle, 'router'>): string {
  return router === 'hash' ? `var hgModule={default:${expression}};\n` : `export default ${expression};\n`;
}
