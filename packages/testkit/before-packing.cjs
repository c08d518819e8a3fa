'use strict';

/** Sources are in the repository; a package has what was made of them, and no condition that leads to them. */
function withoutSources(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'helpgen-source').map(([key, inner]) => [key, withoutSources(inner)]));
}

/** What of a package runs in the bundle of the engine alone: declarations name its types, and nobody else calls it. */
const onlyInBundles = { '@helpgen/search': ['./build', './export'] };

/** What other packages of ours take from the sources alone: schemas of Zod, which whoever installs them does not have. */
const onlyHere = { '@helpgen/model': ['./schema'] };

/** `exports` as a package has them: what was made of the sources, and of what a bundle holds only the types. */
function published({ name, exports }) {
  if (typeof exports !== 'object') return exports;
  const all = Object.entries(withoutSources(exports)).filter(([key]) => !onlyHere[name]?.includes(key));
  return Object.fromEntries(all.map(([key, entry]) => [key, onlyInBundles[name]?.includes(key) ? { types: entry.types } : entry]));
}

/**
 * Where the packages are from, as whoever releases them says it (`npm run release -- --repository URL`): no address that is not
 * there stands in the manifests, and a registry shows the proof of where a package was built beside it.
 */
function originOf(name) {
  const url = process.env.HELPGEN_REPOSITORY;
  if (url === undefined || url === '') return {};
  const directory = `packages/${name === 'helpgen' ? 'cli' : name.replace('@helpgen/', '')}`;
  return { repository: { type: 'git', url, directory }, publishConfig: { access: 'public', provenance: true } };
}

module.exports = {
  // Named by `--config.pnpmfile` where packages are packed.
  hooks: {
    beforePacking: (manifest) => ({ ...manifest, exports: published(manifest), ...originOf(manifest.name) }),
  },
};
