import { expect, test } from '@jest/globals';
import { renderPage } from './render-page.ts';

test('a theme that throws is a finding that names the page', () => {
  const renderer = {
    render() {
      throw new Error('window is not defined');
    },
  };
  const input = { described: JSON.stringify({ data: { route: '/a' } }), body: new Uint8Array() };
  const { files, diagnostics } = renderPage(renderer as never, {} as never, input as never);
  expect(files).toEqual([]);
  expect(diagnostics).toMatchObject([{ code: 'HG5032', args: { route: '/a', reason: 'window is not defined' } }]);
});
