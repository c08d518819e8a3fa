import type { AssetRef, LinkRef } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import type { GivenIds } from './give-ids.ts';
import type { CodeMentions } from './code-mentions.ts';
import type { OriginWriter } from './origin-writer.ts';
import type { SectionWriter } from './section-writer.ts';

/** What the functions that write one tree share. */
export interface BodyWriting {
  readonly compilation: Compilation;
  readonly ids: GivenIds;
  readonly sections: SectionWriter;
  readonly links: LinkRef[];
  readonly assets: AssetRef[];
  readonly anchors: string[];
  tables: number;
  readonly codeMentions: CodeMentions;
  readonly origins: OriginWriter;
}
