export * from './catalogue/cli.ts';
export * from './diagnostic.ts';
export * from './helpgen-error.ts';
