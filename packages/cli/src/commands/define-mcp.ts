import type { Command } from 'commander';
import type { McpFlags } from '../mcp/run-mcp.ts';
import type { Act } from './command-rig.ts';
import { addConfigOption, addExamples } from './command-rig.ts';

/** Adds `mcp`: the built site for assistants. */
export function defineMcp(program: Command, act: Act): void {
  const command = program
    .command('mcp')
    .description('Answer an assistant from the built site, by the Model Context Protocol on standard input and output. Changes no file.');
  addConfigOption(command);
  command.option('-o, --out-dir <path>', 'folder of the built site, relative to the current folder');
  addExamples(command, [
    ['mcp', 'what an assistant starts: tools to search and read the site, and to check its sources'],
    ['mcp --config ../docs', 'the site of another folder'],
  ]);
  command.action((flags: McpFlags) => act(async (session) => (await import('../mcp/run-mcp.ts')).runMcp(session, flags)));
}
