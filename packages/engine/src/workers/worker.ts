import { parentPort, workerData } from 'node:worker_threads';
import { answerJobs } from './answer-jobs.ts';
import type { WorkerSetup } from './jobs.ts';

// What a thread runs: it answers whoever started it.
if (parentPort !== null) answerJobs(parentPort, workerData as WorkerSetup);
