import { test } from '@jest/globals';
import { buildThrough } from './failing-disk.ts';

// The other half stands in a file of its own, so that both can run at a time.
test.each(['ENOSPC', 'EIO', 'EACCES', 'EROFS'])('%s is told in words wherever the disk says it, and the output is the old site or the new one', buildThrough, 300_000);
