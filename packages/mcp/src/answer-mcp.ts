import { HelpgenError } from '@helpgen/model/diagnostics';
import { errorCodes, isObject } from './json-rpc.ts';
import type { AnswerMethod, MethodAnswer } from './json-rpc.ts';
import { listOwnTools, listTools } from './tools.ts';
import type { Tool, ToolField, ToolSources } from './tools.ts';

/** The program as it names itself. */
export interface Program {
  readonly name: string;
  readonly version: string;
}

/** Versions of the Model Context Protocol whose part that is spoken here is the same; the newest first. */
const protocolVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** The most characters of an argument. */
const longestArgument = 2000;

/** What answers the requests of the Model Context Protocol (modelcontextprotocol.io): tools alone, nothing that changes a file. */
export function createMcpAnswers(sources: ToolSources, { name, version }: Program): AnswerMethod {
  const own = listOwnTools(sources);
  let tools: Promise<readonly Tool[]> | undefined;
  const all = (): Promise<readonly Tool[]> => (tools ??= listTools(sources));
  return async (method, params) => {
    switch (method) {
      case 'initialize':
        return {
          result: {
            protocolVersion: protocolVersions.find((known) => known === params['protocolVersion']) ?? protocolVersions[0],
            capabilities: { tools: {} },
            serverInfo: { name, version },
            instructions: instructionsOf(sources),
          },
        };
      case 'ping':
        return { result: {} };
      case 'tools/list':
        return { result: { tools: (await all()).map(describeTool) } };
      case 'tools/call':
        // Presets take time to load: whoever searches does not wait for them.
        return callTool(own.some(({ name }) => name === params['name']) ? own : await all(), params);
      default:
        return refuse(errorCodes.method, `There is no method ${JSON.stringify(method.slice(0, 100))}.`);
    }
  };
}

function instructionsOf({ site: { title, tagline } }: ToolSources): string {
  const about = tagline === '' ? '' : ` (${tagline})`;
  return `Documentation: ${title}${about}. Search first, with a few words; then read the page or the section that was found.`;
}

function describeTool({ name, description, fields }: Tool): unknown {
  const properties = Object.entries(fields).map(([key, { type, description: about, range }]) => {
    const limits = type === 'string' ? { maxLength: longestArgument } : range === undefined ? {} : { minimum: range[0], maximum: range[1] };
    return [key, { type, description: about, ...limits }] as const;
  });
  const required = Object.entries(fields).flatMap(([key, { isOptional }]) => (isOptional === true ? [] : [key]));
  const inputSchema = { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false };
  return { name, description, inputSchema, annotations: { readOnlyHint: true, openWorldHint: false } };
}

type Params = Parameters<AnswerMethod>[1];

async function callTool(tools: readonly Tool[], { name, arguments: given = {} }: Params): Promise<MethodAnswer> {
  const tool = tools.find((known) => known.name === name);
  if (tool === undefined) return refuse(errorCodes.params, 'There is no such tool; `tools/list` has all.');
  if (!isObject(given)) return refuse(errorCodes.params, '`arguments` must be an object.');
  const mistake = findMistake(tool, given);
  if (mistake !== undefined) return refuse(errorCodes.params, mistake);
  try {
    const answer = await tool.answer(given as Parameters<Tool['answer']>[0]);
    return typeof answer === 'string' ? { result: { content: [{ type: 'text', text: answer }] } } : failed(answer.problem);
  } catch (error) {
    if (error instanceof HelpgenError) return failed(error.diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
    throw error;
  }
}

/** What went wrong with the question itself is for the model, which may ask another one. */
function failed(text: string): MethodAnswer {
  return { result: { content: [{ type: 'text', text }], isError: true } };
}

function refuse(code: number, message: string): MethodAnswer {
  return { error: { code, message } };
}

/** What is wrong with the arguments of a call; `undefined`: nothing. */
function findMistake({ fields }: Tool, given: { readonly [name: string]: unknown }): string | undefined {
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(fields, key));
  if (unknown !== undefined) return `There is no argument ${JSON.stringify(unknown.slice(0, 100))}.`;
  for (const [key, field] of Object.entries(fields)) {
    const value = given[key];
    if (value === undefined && field.isOptional === true) continue;
    if (!fits(field, value)) return `The argument \`${key}\` must be ${expected(field)}.`;
  }
  return undefined;
}

function fits({ type, range = [0, Infinity] }: ToolField, value: unknown): boolean {
  if (type === 'string') return typeof value === 'string' && value.trim() !== '' && value.length <= longestArgument;
  return typeof value === 'number' && Number.isInteger(value) && value >= range[0] && value <= range[1];
}

function expected({ type, range }: ToolField): string {
  if (type === 'string') return `a text of 1 to ${longestArgument} characters`;
  return range === undefined ? 'a whole number' : `a whole number from ${range[0]} to ${range[1]}`;
}
