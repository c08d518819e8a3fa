import { test } from '@jest/globals';
import { buildThrough } from './failing-disk.ts';

// What a build takes for one and the same comes in turns; the other half stands in `busy-disk.test.ts`, so that both can run at a time.
test('a disk that is full, broken or locked is told in words wherever the disk says it, and the output is the old site or the new one', () => buildThrough('ENOSPC', 'EIO', 'EACCES', 'EROFS', 'EMFILE'), 300_000);
