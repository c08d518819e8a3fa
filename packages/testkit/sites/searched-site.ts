/** The text of a page. */
export const article = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;

/** A small site with synonyms, golden questions and a context, as `createSiteRig` takes it. */
export const searchedSite = [
  {
    'docs/index.md': article('Начало', 'Здесь начинают.\n\n## Установка\n\nСкачайте дистрибутив.'),
    'docs/array.md': article('Массив', 'Набор элементов.\n\n## Добавить {#add}\n\nДобавляет элемент в конец.'),
    'docs/std/http.md': article('HttpClient', 'Отправляет запросы. Массивы ему не нужны.'),
    'search/synonyms.json': '[["список", "массив"]]',
    'search/questions.json': '[{ "ask": "списки", "find": "/array", "within": 1 }, { "ask": "добавление элементов", "find": "/array#add" }]',
  },
  { basePath: '/help/', content: { docs: 'docs' }, search: { synonyms: 'search/synonyms.json', questions: 'search/questions.json', contexts: [{ path: 'std', label: 'Библиотека' }] } },
] as const;
