import type { ReactNode } from 'react';

/** What every part may be given besides its own properties. */
export interface WithChildren {
  /** The content inside, drawn already. */
  readonly children?: ReactNode;
}

/** What a part with a title is given. */
export interface Titled extends WithChildren {
  readonly title?: OptionalText;
  /** The title as HTML, when it has marks. */
  readonly titleHtml?: OptionalText;
}

/** What a part with a caption is given. */
export interface Captioned extends WithChildren {
  readonly caption?: OptionalText;
  /** The caption as HTML, when it has marks. */
  readonly captionHtml?: OptionalText;
}

/** A text that an author may leave out. */
export type OptionalText = string | null | undefined;

/** Whether the author wrote something. */
export function hasText(text: OptionalText): text is string {
  return typeof text === 'string' && text !== '';
}
