import { test } from '@jest/globals';
import { buildThrough } from './failing-disk.ts';

// The other half stands in `failing-disk.test.ts`, so that both can run at a time.
test.each(['EMFILE', 'EBUSY', 'EPERM', 'EXDEV'])('%s is told in words wherever the disk says it, and the output is the old site or the new one', buildThrough, 300_000);
