import { cpus, loadavg } from 'node:os';

/** Where the benchmark runs. */
export interface Machine {
  readonly node: string;
  readonly processors: number;
  readonly model: string;
  /** Whether other work runs beside the benchmark. */
  readonly isBusy: boolean;
}

/** The machine as it is now. */
export function describeMachine(): Machine {
  const processors = cpus();
  return {
    node: process.version,
    processors: processors.length,
    model: processors[0]?.model.trim() || 'an unnamed processor',
    isBusy: (loadavg()[0] ?? 0) > processors.length / 4,
  };
}
