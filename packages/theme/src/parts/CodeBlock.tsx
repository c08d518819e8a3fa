import { breakLongWords } from '@helpgen/runtime';
import type { PropsWithChildren, ReactNode } from 'react';
import type { OptionalText } from './author-text.tsx';

interface Props {
  /** Language of the code, lower case. */
  readonly language?: OptionalText;
  readonly title?: OptionalText;
  /** Number of the first line; absent: lines are not numbered. */
  readonly lineNumbersFrom?: number | null;
  readonly lineCount?: number;
}

/**
 * A block of code; its lines are highlighted already. The copy button is added in the browser, where it can work. Text with
 * a title that names no file is what the code before it puts out.
 */
export function CodeBlock({ language, title, lineNumbersFrom, lineCount, children }: PropsWithChildren<Props>): ReactNode {
  const isNumbered = typeof lineNumbersFrom === 'number';
  const name = language ? `language-${language}` : undefined;
  const isOutput = language === 'text' && !!title && !/\.\w+$/.test(title);
  return (
    <div className={isOutput ? 'hg-code hg-output' : 'hg-code'}>
      {title ? <div className="hg-code-title">{breakLongWords(title)}</div> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll; what does not is no stop for the keyboard once the page is awake */}
      <pre className={isNumbered ? 'hg-numbered' : undefined} tabIndex={0}>
        {/* The numbers stand in an element of their own, so that they are neither copied nor read aloud. */}
        {isNumbered ? (
          <span className="hg-line-numbers" aria-hidden="true">
            {Array.from({ length: lineCount ?? 0 }, (_, index) => lineNumbersFrom + index).join('\n')}
          </span>
        ) : null}
        <code className={name}>{children}</code>
      </pre>
    </div>
  );
}
