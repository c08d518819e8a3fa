import { readdirSync, readFileSync } from 'node:fs';

/** Looks at a process and all that it starts until it is stopped. */
export interface MemoryWatch {
  /** The largest sum of resident memory that was seen, in bytes; `null` where the system does not tell. */
  stop(): number | null;
}

const intervalMs = 20;
const looksPerSearch = 5;

/** Starts to watch the process `root`: every 20 ms its memory, every 100 ms which processes there are. Linux only. */
export function watchMemory(root: number): MemoryWatch {
  let peak = 0;
  let processes: readonly number[] = [root];
  let looks = 0;
  const look = (): void => {
    if (looks % looksPerSearch === 0) processes = listTree(root);
    looks += 1;
    peak = Math.max(peak, processes.reduce((sum, process) => sum + residentBytes(process), 0));
  };
  look();
  const timer = setInterval(look, intervalMs);
  return {
    stop: () => {
      clearInterval(timer);
      return peak === 0 ? null : peak;
    },
  };
}

function listTree(root: number): readonly number[] {
  const tree = [root];
  for (const parent of tree) tree.push(...childrenOf(parent));
  return tree;
}

// A child belongs to the thread that started it.
function childrenOf(parent: number): readonly number[] {
  try {
    return readdirSync(`/proc/${parent}/task`).flatMap((thread) =>
      readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function residentBytes(process: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
