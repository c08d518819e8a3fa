/** How esbuild makes of a package files that Node loads quickly: with all that they import, what they share apart. */
export const nodeBundle = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  charset: 'utf8',
  logLevel: 'warning',
  // The chunks of a bundled room say in their own file what they import; one of the packages inside compares with -0.
  logOverride: { 'ignored-bare-import': 'silent', 'equals-negative-zero': 'silent' },
};
