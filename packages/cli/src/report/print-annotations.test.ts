import type { Diagnostic, SourcePath } from '@helpgen/model';
import { expect, test } from '@jest/globals';
import { annotationSystemOf, printAnnotations } from './write-findings.ts';

const finding: Diagnostic = {
  code: 'HG2001',
  severity: 'warning',
  message: '100% wrong: a, b]\nreally;',
  at: { file: 'a,b:c.md' as SourcePath, line: 3, column: 5, length: 1 },
  args: {},
};

test('the system is known by its variables', () => {
  expect(annotationSystemOf({ GITHUB_ACTIONS: 'true' })).toBe('github');
  expect(annotationSystemOf({ TF_BUILD: 'True' })).toBe('azure');
  expect(annotationSystemOf({ CI: 'true' })).toBeUndefined();
});

test('GitHub gets workflow commands with its escapes', () => {
  expect(printAnnotations([finding], { system: 'github', pathPrefix: 'docs/' })).toBe(
    '::warning file=docs/a%2Cb%3Ac.md,line=3,col=5,title=HG2001::100%25 wrong: a, b]%0Areally;\n',
  );
});

test('Azure Pipelines gets logging commands with its escapes', () => {
  expect(printAnnotations([{ ...finding, severity: 'error' }], { system: 'azure', pathPrefix: '' })).toBe(
    '##vso[task.logissue type=error;sourcepath=a,b:c.md;linenumber=3;columnnumber=5;code=HG2001;]100%AZP25 wrong: a, b%5D%0Areally%3B\n',
  );
});

test('a finding without a place is annotated without one, and at most twenty of a code are', () => {
  const many = Array.from({ length: 30 }, (): Diagnostic => ({ code: 'HG1001', severity: 'note', message: 'm', args: {} }));
  const printed = printAnnotations(many, { system: 'github', pathPrefix: '' });
  expect(printed).toBe('::notice title=HG1001::m\n'.repeat(20));
});
