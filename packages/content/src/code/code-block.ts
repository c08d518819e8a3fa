import type { Code } from 'mdast';
import type { SourcePath } from '@helpgen/model';
import type { CodeMeta } from './parse-code-meta.ts';

/** A code block with its fence read and its text at hand. */
export interface CodeBlock {
  readonly node: Code;
  readonly language: string;
  readonly meta: CodeMeta;
  readonly code: string;
  /** The file that the code was read from; absent: it stands in the fence. */
  readonly from?: SourcePath;
  /** Offset of the first line of code in the prepared text. */
  readonly codeStart: number;
}
