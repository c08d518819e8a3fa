export { createCli } from './create-cli.ts';
export type { Cli, CliOptions } from './create-cli.ts';
export { exitCodes } from './session.ts';
export type { BuiltOutput, Engine, OutputStream, Program, Streams } from './session.ts';
