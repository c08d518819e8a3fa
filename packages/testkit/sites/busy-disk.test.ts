import { test } from '@jest/globals';
import { buildThrough } from './failing-disk.ts';

// The other half stands in `failing-disk.test.ts`, so that both can run at a time. A disk that knows no links says one of the last two.
test.each([['EBUSY'], ['EXDEV', 'EPERM']])('%s is told in words wherever the disk says it, and the output is the old site or the new one', buildThrough, 300_000);
