import type { Code } from 'mdast';
import type { CodeMeta } from './parse-code-meta.ts';

/** A code block with its fence read and its text at hand. */
export interface CodeBlock {
  readonly node: Code;
  readonly language: string;
  readonly meta: CodeMeta;
  readonly code: string;
  /** Offset of the first line of code in the prepared text. */
  readonly codeStart: number;
}
