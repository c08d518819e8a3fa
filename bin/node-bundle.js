/** How a package of ours that runs in Node is bundled with what it takes from other packages. */
export const nodeBundle = {
  metafile: true,
  // Our own packages are taken from their sources.
  conditions: ['helpgen-source'],
  bundle: true,
  // Half as large, with the names by which an error tells where it comes from.
  minify: true,
  keepNames: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  // CommonJS inside asks for modules of Node.
  banner: { js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);" },
};
