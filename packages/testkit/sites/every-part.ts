const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><circle cx="12" cy="12" r="10" fill="#36c"/></svg>';

const article = `---
title: Всё сразу
description: Каждая часть статьи по одному разу.
tags: [части]
last_update: { date: 2025-03-04, author: Ирина }
---

Первый абзац с **жирным**, _курсивом_, ~~лишним~~, \`кодом\`, [ссылкой](guide/one.md#второй), [внешней](https://example.com)
и сноской[^1]. Клавиши <kbd>Ctrl</kbd>+<kbd>C</kbd>.

[^1]: Текст сноски.

## Таблица

| Метод | Возвращает | Описание, которое не помещается на узком экране целиком |
| :---- | :--------: | -------: |
| \`Добавить()\` | Строка | ОченьДлинноеИмяМетодаКотороеНеРазрывается |
| \`Удалить()\` | Число | текст |

## Списки

- [x] готово
- [ ] осталось
  1. вложенный
  2. ещё один

> Цитата.

## Код {#code}

\`\`\`xbsl title="Пример.xbsl" showLineNumbers {2}
метод Сумма(А: Число, Б: Число): Число
    возврат А + Б + 1234567890 * (1 + (2 + 3)) // комментарий, который не помещается на узком экране целиком
;
\`\`\`

\`\`\`diff
- было
+ стало
\`\`\`

\`\`\`json
{ "ключ": [1, true, null, "строка"] }
\`\`\`

## Врезки

:::note
Заметка.
:::

:::tip[Свой заголовок]
Совет со [ссылкой](index.md).
:::

:::info
Сведения с \`кодом\`.
:::

:::warning
Предупреждение.
:::

:::danger
Опасность.
:::

:::details[Подробности]
Свёрнутое.
:::

## Вкладки

:::::tabs{group="os"}
::::tab[Windows]
Первая
::::
::::tab[Linux]
Вторая
::::
:::::

## Шаги

:::steps
1. Раз.
2. Два.
:::

## Рисунок

:::figure[Подпись]
![Круг](круг.svg)
:::

## Метки, деревья, видео :badge[Новое]{type=tip}

:icon[rocket] Значок, :badge[важно]{type=danger}, :badge[скоро]{type=warning}, :badge[просто], ==выделено==, H~2~O. Термины HTML:

*[HTML]: язык разметки

Термин
: Определение

:::file-tree
- docs
  - \`index.md\` главная
  - **guide.md**
- site-config.json
:::

:::video[Как это работает]{src="https://youtu.be/dQw4w9WgXcQ"}
:::

![Круг](круг.svg){dark=круг.svg width=24}

## Формула

Строчная $a^2 + b^2 = c^2$ и выносная:

$$
\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}
$$

## Схемы

\`\`\`mermaid title="Путь запроса"
flowchart LR
  A[Запрос] --> B{Есть?} -->|да| C[Ответ]
\`\`\`

\`\`\`mermaid title="Доли"
pie
  "Чтение" : 60
  "Запись" : 40
\`\`\`

### Третий уровень

Конец.
`;

const component = `import { useState } from 'react';

export const meta = { title: 'Страница на React', description: 'Счётчик.' };

export default function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Страница на React</h1>
      <button type="button" id="count" onClick={() => setCount(count + 1)}>Нажато: {count}</button>
    </>
  );
}
`;

/** A small site that shows each kind of page and each part of an article: in two languages and two versions. */
export const everyPart = {
  files: {
    'static/favicon.svg': icon,
    'docs/круг.svg': icon,
    'docs/index.md': '---\ntitle: Начало\n---\n\nТекст со [всем сразу](all.md).\n',
    'docs/all.md': article,
    'docs/guide/_category_.json': '{ "label": "Руководство", "link": { "type": "generated-index", "description": "Что здесь есть." } }',
    'docs/guide/one.md': '---\ntitle: Один\n---\n\n## Первый\n\nТекст.\n\n## Второй\n\nТекст.\n',
    'docs/guide/deep/two.md': '---\ntitle: Два\n---\n\nТекст.\n',
    'docs/hidden.md': '---\ntitle: Вне списков\nunlisted: true\n---\n\nТекст.\n',
    'pages/about.md': '---\ntitle: О сайте\n---\n\n# О сайте\n\nТекст.\n',
    'pages/counter.tsx': component,
    'versions/1.0/index.md': '---\ntitle: Начало\n---\n\nСтарый текст.\n',
  },
  config: {
    presets: ['@helpgen/script'],
    favicon: 'favicon.svg',
    content: { docs: 'docs', pages: 'pages', static: ['static'], versions: 'versions' },
    versions: [
      { name: '2.0', current: true },
      { name: '1.0', banner: 'unmaintained' },
    ],
    navbar: {
      title: 'Справка',
      items: [
        { label: 'О сайте', to: '/about' },
        { label: 'Ещё', items: [{ label: 'Счётчик', to: '/counter' }, { label: 'Вне', href: 'https://example.com' }] },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'search', position: 'right' },
      ],
    },
    announcementBar: { id: 'news', content: 'Новость с <a href="/about">ссылкой</a>.', backgroundColor: '#fff3cd', textColor: '#1f1f1f', isCloseable: true },
    colorMode: { respectPrefersColorScheme: true },
    footer: { links: [{ title: 'Разделы', items: [{ label: 'О сайте', to: '/about' }] }], copyright: '© Пример' },
    editUrl: 'https://example.com/edit/{path}',
  },
  /** Addresses below the site's own. */
  routes: ['', 'all/', 'category/руководство/', 'guide/one/', 'guide/deep/two/', 'hidden/', 'about/', 'counter/', '1.0/', 'search/'],
} as const;
