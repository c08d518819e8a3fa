import type { MadeText } from '@helpgen/content';
import type { BlockMark, Outline, SourcePath, SourceRole } from '@helpgen/model';

/** One file of the content folders: what it is to the site, and the digest of its bytes. */
export interface Source {
  readonly path: SourcePath;
  readonly role: SourceRole;
  readonly digest: string;
  /** Present when a source of a preset has made the file, which is then on no disk. */
  readonly made?: MadeSource;
}

/** A file that a source of a preset has made, and what it was made of. */
export interface MadeSource extends MadeText {
  readonly origin: SourcePath;
  /** What of it is said in the outline as it is. */
  readonly own: Pick<Outline, 'namesFolder' | 'inherits' | 'data'>;
  /** What becomes of blocks of its Markdown. */
  readonly blocks: readonly BlockMark[];
}
