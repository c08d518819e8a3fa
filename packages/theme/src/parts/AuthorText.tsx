import type { ReactNode } from 'react';
import { hasText, type OptionalText } from './props.ts';

interface Props {
  readonly as: 'figcaption' | 'h1' | 'p' | 'summary';
  readonly className?: string;
  readonly text: OptionalText;
  /** The same as HTML, when it has marks. */
  readonly html: OptionalText;
}

/** An element with what the author wrote; none when that is nothing. */
export function AuthorText({ as: Tag, className, text, html }: Props): ReactNode {
  if (hasText(html)) return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  return hasText(text) ? <Tag className={className}>{text}</Tag> : null;
}
