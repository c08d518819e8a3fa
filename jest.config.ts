/** @jest-config-loader esbuild-register */

const shared = {
  rootDir: '.',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.(?:tsx?|css)$': '<rootDir>/packages/testkit/jest-esbuild.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/build/'],
};

// Only where `npm run test:browser` has found a browser.
const browser = {
  ...shared,
  displayName: 'browser',
  testMatch: ['<rootDir>/packages/testkit/browser/**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/packages/testkit/jest-try-again.cjs'],
  testEnvironmentOptions: { customExportConditions: ['helpgen-source', 'node', 'node-addons'] },
};

export default {
  // A test waits for what it names; on a busy machine that may take long, and says nothing about the test.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/packages/testkit/jest-share-bundles.cjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testMatch: ['<rootDir>/packages/*/src/**/*.test.ts'],
      testEnvironmentOptions: { customExportConditions: ['helpgen-source', 'node', 'node-addons'] },
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/packages/testkit/jest-browser-globals.cjs'],
      testMatch: ['<rootDir>/packages/*/src/**/*.test.tsx'],
      testEnvironmentOptions: { customExportConditions: ['helpgen-source', 'browser'] },
    },
    {
      ...shared,
      displayName: 'sites',
      testMatch: ['<rootDir>/packages/testkit/sites/**/*.test.ts'],
      testEnvironmentOptions: { customExportConditions: ['helpgen-source', 'node', 'node-addons'] },
    },
    ...(process.env['HELPGEN_BROWSER'] === undefined ? [] : [browser]),
  ],
};
