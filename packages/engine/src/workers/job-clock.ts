import { performance } from 'node:perf_hooks';

/** Limits of one page: longer or bigger than this, it is refused by name. */
export interface JobLimits {
  /** Of a processor: on a machine that others keep busy the same work takes longer, up to {@link patience} times. */
  readonly seconds: number;
  readonly megabytes: number;
}

/** How many times the limit is waited by the clock, whatever the processors say. */
const patience = 6;

/** Measures one job after the other of one thread. */
export interface JobClock {
  /** Begins a new measurement. */
  start(): void;
  stop(): void;
}

/** A clock that calls `onOver` when a job takes longer than `limits`; `countBusy` says how many threads are at work. */
export function createJobClock(limits: JobLimits, countBusy: () => number, onOver: () => void): JobClock {
  let timer: NodeJS.Timeout | undefined;
  let asked = { at: performance.now(), usage: process.cpuUsage() };

  /** What the processors have done for this process up to a second ago: it takes long to ask. */
  const processorNow = (): NodeJS.CpuUsage => {
    const now = performance.now();
    if (now - asked.at > 1000) asked = { at: now, usage: process.cpuUsage() };
    return asked.usage;
  };
  /** How long each of the busy threads has worked since, in seconds: nobody tells of one thread alone. */
  const secondsWorked = (since: NodeJS.CpuUsage): number => {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1e6 / Math.max(1, countBusy());
  };

  return {
    start() {
      clearTimeout(timer);
      const startedAt = performance.now();
      const processorAtStart = processorNow();
      const look = (): void => {
        const left = limits.seconds - secondsWorked(processorAtStart);
        if (left <= 0 || performance.now() - startedAt >= limits.seconds * patience * 1000) onOver();
        else timer = setTimeout(look, Math.max(left * 1000, 50));
      };
      timer = setTimeout(look, limits.seconds * 1000);
    },
    stop: () => clearTimeout(timer),
  };
}
