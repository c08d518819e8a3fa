// Jest's transform: TypeScript to JavaScript by esbuild, types erased, maps inline.
const { transformSync, version } = require('esbuild');
const { createHash } = require('node:crypto');

// The oldest Node that runs the tests: it keeps what imports say of JSON.
const target = 'node20.19';
const loaders = { '.ts': 'ts', '.tsx': 'tsx' };

module.exports = {
  canInstrument: false,
  getCacheKey: (source, file, options) =>
    createHash('sha256').update([version, target, file, source, options.supportsStaticESM].join('\0')).digest('hex'),
  process(source, file, options) {
    const { code } = transformSync(source, {
      loader: loaders[file.slice(file.lastIndexOf('.'))],
      format: options.supportsStaticESM ? 'esm' : 'cjs',
      target,
      jsx: 'automatic',
      sourcemap: 'inline',
      sourcefile: file,
    });
    return { code };
  },
};
