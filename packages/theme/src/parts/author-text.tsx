import type { PropsWithChildren, ReactNode } from 'react';

/** A text that an author may leave out. */
export type OptionalText = string | null | undefined;

/** What a part is given that has a text of the name `Name`: `title`, and `titleHtml`, the same as HTML, when it has marks. */
export type Named<Name extends string> = PropsWithChildren<{ readonly [key in Name | `${Name}Html`]?: OptionalText }>;

interface Props {
  readonly as: 'figcaption' | 'h1' | 'p' | 'summary';
  readonly className?: string;
  readonly text: OptionalText;
  /** The same as HTML, when it has marks. */
  readonly html: OptionalText;
}

/** An element with what the author wrote; none when that is nothing. */
export function AuthorText({ as: Tag, className, text, html }: Props): ReactNode {
  if (html) return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  return text ? <Tag className={className}>{text}</Tag> : null;
}
