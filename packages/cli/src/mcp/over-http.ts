// A door of its own, because only some who serve a site want it to answer assistants.
export { createCheck, createMcpAnswers } from '@helpgen/mcp';
export { answerHttp, mcpPath } from '@helpgen/mcp/http';
