export { cliCatalogue } from './catalogue/catalogue.ts';
export * from './diagnostic.ts';
export * from './helpgen-error.ts';
