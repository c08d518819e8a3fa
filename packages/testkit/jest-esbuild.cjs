// Jest's transform: TypeScript to JavaScript by esbuild, types erased, maps inline; a style sheet to a module that gives its text.
const { transformSync, version } = require('esbuild');
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

// The oldest Node that runs the tests: it keeps what imports say of JSON.
const target = 'node20.19';
const self = readFileSync(__filename, 'utf8');
const loaders = { '.ts': 'ts', '.tsx': 'tsx', '.css': 'text' };

module.exports = {
  canInstrument: false,
  getCacheKey: (source, file, options) =>
    createHash('sha256').update([version, target, self, file, source, options.supportsStaticESM].join('\0')).digest('hex'),
  process(source, file, options) {
    const { code } = transformSync(source, {
      loader: loaders[file.slice(file.lastIndexOf('.'))],
      format: options.supportsStaticESM ? 'esm' : 'cjs',
      target,
      jsx: 'automatic',
      sourcemap: 'inline',
      sourcefile: file,
    });
    // Jest knows of no such modules but by their transform.
    return { code: code.replace(/(?<=\.css["']) with \{ type: ["']text["'] \}/g, '') };
  },
};
