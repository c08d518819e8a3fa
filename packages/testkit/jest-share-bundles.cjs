'use strict';

const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** A folder in which the sites of one run keep the bundles of their themes, which take longest to make, for each other; or that of several runs. */
module.exports = async () => {
  if (process.env.HELPGEN_TEST_BUNDLES !== undefined) return;
  const folder = mkdtempSync(join(tmpdir(), 'helpgen-bundles-'));
  process.env.HELPGEN_TEST_BUNDLES = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
};
