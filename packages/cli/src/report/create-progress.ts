import type { BuildProgress, StepName } from '@helpgen/engine';
import type { Streams } from '../session.ts';
import { formatDuration } from './format-amounts.ts';
import { createStyle } from './style.ts';
import { textWidth } from './terminal-text.ts';

/** Shows how far a build is. */
export interface Progress {
  update(progress: BuildProgress): void;
  /** Removes the updating line; nothing is shown afterwards. */
  end(): void;
}

/** What each step does, in words. */
const stepWords: { readonly [step in StepName]: string } = {
  read: 'reading sources',
  compile: 'compiling pages',
  assemble: 'resolving links and navigation',
  bundle: 'bundling the theme',
  render: 'rendering pages',
  index: 'building the search index',
  assets: 'copying assets',
  emit: 'writing files',
  swap: 'putting the new site in place',
  verify: 'building again to compare',
};

/** What creates a {@link Progress}: the clock is a parameter so that tests decide the time. */
export interface ProgressOptions {
  readonly quiet: boolean;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

/**
 * Progress on standard error: on a terminal one line that is rewritten; elsewhere (and in CI) one line a step, with a
 * further one every five seconds of a long step; nothing when quiet.
 */
export function createProgress(streams: Streams, { quiet, now }: ProgressOptions): Progress {
  if (quiet) return { update: () => undefined, end: () => undefined };
  const isTerminal = streams.stderr.isTTY === true && (streams.env['CI'] ?? '') === '' && streams.env['TERM'] !== 'dumb';
  return isTerminal ? createLine(streams, now) : createLog(streams, now);
}

function createLine(streams: Streams, now: () => number): Progress {
  const { green } = createStyle(streams.stderr, streams.env);
  const startedAt = now();
  let last: BuildProgress | undefined;
  let drawnAt = -Infinity;
  const draw = (): void => {
    if (last === undefined) return;
    drawnAt = now();
    const width = Math.max(20, (streams.stderr.columns ?? 80) - 1);
    const words = describe(last, now() - startedAt);
    const barWidth = Math.max(0, Math.min(24, width - textWidth(words) - 1));
    const filled = last.total > 0 ? Math.round((Math.min(last.done, last.total) / last.total) * barWidth) : 0;
    const bar = `${green('█'.repeat(filled) + '░'.repeat(barWidth - filled))} `;
    streams.stderr.write(`\r\u001B[2K${barWidth < 8 ? words.slice(0, width) : bar + words}`);
  };
  // The clock goes on while a step is silent.
  const timer = setInterval(draw, 120);
  timer.unref();
  return {
    update(progress) {
      const isNewStep = progress.step !== last?.step;
      last = progress;
      if (isNewStep || now() - drawnAt >= 60) draw();
    },
    end() {
      clearInterval(timer);
      if (last !== undefined) streams.stderr.write('\r\u001B[2K');
      last = undefined;
    },
  };
}

function describe({ step, done, total }: BuildProgress, elapsedMs: number): string {
  const count = total > 0 ? `  ${done}/${total}` : '';
  return `${stepWords[step]}${count}  ${formatDuration(Math.floor(elapsedMs / 100) * 100)}`;
}

function createLog(streams: Streams, now: () => number): Progress {
  const shownAt = new Map<StepName, number>();
  return {
    update({ step, done, total }) {
      const last = shownAt.get(step);
      if (last !== undefined && (now() - last < 5000 || done >= total)) return;
      shownAt.set(step, now());
      const count = last === undefined ? (total > 0 ? ` (${total})` : '') : ` ${done}/${total}`;
      streams.stderr.write(`${stepWords[step]}${count}\n`);
    },
    end: () => undefined,
  };
}
