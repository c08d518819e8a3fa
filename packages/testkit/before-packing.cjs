'use strict';

/** Sources are in the repository; a package has what was made of them, and no condition that leads to them. */
function withoutSources(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'helpgen-source').map(([key, inner]) => [key, withoutSources(inner)]));
}

module.exports = {
  // Named by `--config.pnpmfile` where packages are packed.
  hooks: {
    beforePacking: (manifest) => ({ ...manifest, exports: withoutSources(manifest.exports) }),
  },
};
