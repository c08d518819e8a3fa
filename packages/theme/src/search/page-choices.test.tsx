import { expect, test } from '@jest/globals';
import type { Translate } from '@helpgen/runtime';
import { frame } from '../../fixtures/sample-site.ts';
import { createPageChoices, type Asked } from './page-choices.ts';

const asked: Asked = { q: 'x', ctx: '', version: '', section: '', kind: '' };

test('the kind and the section of what was found can be chosen, where there are several of them', () => {
  const changes: Partial<Asked>[] = [];
  const { signal } = new AbortController();
  const text = ((key: string) => key) as Translate;
  const choices = createPageChoices({ frame, text, signal, onChange: (part) => void changes.push(part) });
  const [kind, section] = choices.found.querySelectorAll('select') as unknown as [HTMLSelectElement, HTMLSelectElement];
  choices.showFound({ kinds: new Map([['type', 2], ['article', 1]]), sections: new Map([['Язык', 3]]) }, { ...asked, kind: 'type' });
  expect([...kind.options].map(({ text: label }) => label)).toEqual(['search.kindAll', 'search.sort.type (2)', 'search.sort.article (1)']);
  expect([kind.value, kind.closest('label')?.hidden, section.closest('label')?.hidden]).toEqual(['type', false, true]);
  kind.value = 'article';
  kind.dispatchEvent(new Event('change'));
  expect(changes).toEqual([{ kind: 'article' }]);
});
