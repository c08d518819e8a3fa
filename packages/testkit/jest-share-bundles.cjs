'use strict';

const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** A folder in which the sites of one run keep the bundles of their themes, which take longest to make, for each other. */
module.exports = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'helpgen-bundles-'));
  process.env.HELPGEN_TEST_BUNDLES = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
};
