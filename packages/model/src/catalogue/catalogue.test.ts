import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as z from 'zod';

const folder = join(import.meta.dirname, 'en');
const argument = z.string().regex(/^\w+$/);
/** What the type says of an entry, of which the compiler knows that it is there and not what it is. */
const entry = z.strictObject({
  severity: z.enum(['error', 'warning', 'note']).optional(),
  title: z.string().min(1),
  message: z.string().min(1),
  hint: z.union([z.string().min(1), z.array(z.string().min(1)).min(2)]).optional(),
  fix: z.strictObject({ text: argument, by: argument }).optional(),
  explanation: z.array(z.string().regex(/^\S.*\S$/)).min(1),
});

test.each(readdirSync(folder))('%s holds entries of a catalogue and nothing else, in the order of their codes', (file) => {
  const table: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { data = {}, error } = z.record(z.string().regex(/^HG\d{4}$/), entry).safeParse(table);
  expect(error?.issues ?? []).toEqual([]);
  expect(Object.keys(data).length).toBeGreaterThan(5);
  expect(Object.keys(data)).toEqual(Object.keys(data).toSorted());
});
