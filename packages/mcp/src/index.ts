export { answerLines } from './answer-lines.ts';
export { createMcpAnswers } from './answer-mcp.ts';
export type { Program } from './answer-mcp.ts';
export { createCheck } from './check-apart.ts';
export type { AnswerMethod, MethodAnswer } from './json-rpc.ts';
export type { CheckSources, ToolSources } from './tools.ts';
