import { Component, type ReactNode } from 'react';
import { useStrings } from './hooks.ts';

interface Props {
  readonly children: ReactNode;
  /** A new value forgets the error: the address of the page. */
  readonly resetKey: string;
}

interface State {
  readonly message: string | null;
  readonly resetKey: string;
}

/** Keeps a crash of `children` from taking the page with it: an error and a button to try again stand in their place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { message: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { message: messageOf(error) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { message: null, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : <CrashView message={message} retry={() => this.setState({ message: null })} />;
  }
}

/** The message of `error` and of its causes, one a line. */
export function messageOf(error: unknown): string {
  const lines: string[] = [];
  for (let cause = error; cause !== undefined && lines.length < 8; cause = (cause as { cause?: unknown } | null)?.cause) {
    lines.push(typeof cause === 'object' && cause !== null && 'message' in cause ? String(cause.message) : String(cause));
  }
  return lines.join('\n');
}

/** What stands in the place of a page that crashed; its words are the theme's `crash.title`, `crash.retry` and `crash.details`. */
export function CrashView({ message, retry }: { readonly message: string; readonly retry: () => void }): ReactNode {
  const text = useStrings();
  return (
    <div className="hg-problem" role="alert">
      <h1>{text('crash.title')}</h1>
      <details>
        <summary>{text('crash.details')}</summary>
        <pre>{message}</pre>
      </details>
      <button type="button" onClick={retry}>
        {text('crash.retry')}
      </button>
    </div>
  );
}
