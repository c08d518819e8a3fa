import type { Preset } from '@helpgen/model';

/** What presets change of the way in which an article is compiled. */
export interface ContentExtensions {
  /** The text is Markdown whatever its file is called: a source has made it. */
  readonly isMarkdown?: boolean;
  /** Whose plugins, languages and directives are there, in the order of the config. */
  readonly presets?: readonly Preset[];
}
