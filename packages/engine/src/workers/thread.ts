export { answerJobs } from './answer-jobs.ts';
export { createJobRunner } from './jobs.ts';
