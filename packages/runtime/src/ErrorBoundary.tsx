import { Component } from 'react';
import type { ReactNode } from 'react';
import { CrashView } from './CrashView.tsx';

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
