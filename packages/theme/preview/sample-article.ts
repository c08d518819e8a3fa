import type { Body, LinkTable } from '@helpgen/model';

/** Headings of the sample article. */
export const toc =
  '<ul><li><a href="#запись">Запись</a><ul><li><a href="#ветви">Ветви <code>иначе если</code></a></li></ul></li><li><a href="#таблица">Таблица значений</a></li>' +
  '<li><a href="#части">Вкладки, шаги и подробности</a><ul><li><a href="#steps">Шаги</a></li></ul></li><li><a href="#diagram">Схема</a></li></ul>';

/** Link and asset targets of the sample article. */
export const links: LinkTable = {
  links: [
    { href: '/docs/topics/loops/', kind: 'internal' },
    { href: 'https://example.org/spec/', kind: 'external' },
    { href: '/docs/assets/план.pdf', kind: 'file' },
    { href: '/docs/nowhere/', kind: 'broken' },
  ],
  assets: [{ href: '/docs/assets/picture.svg', width: 640, height: 240 }],
};

const token = (kind: string, text: string): string => `<span class="tok-${kind}">${text}</span>`;
const bracket = (depth: string, text: string): string => `<span class="bracket-${depth}">${text}</span>`;
const line = (html: string, mark = ''): string => `<span class="line${mark}">${html}\n</span>`;
const anchor = (id: string): string => `<a class="hg-anchor" href="#${id}" aria-label="Ссылка на раздел"></a>`;

const code = [
  line(token('comment', '// Проверяет порог и пишет о нём')),
  line(`${token('meta', '@Локально')} ${token('keyword', 'метод')} ${token('function', 'Проверить')}${bracket('0', '(')}${token('property', 'Значение')}: ${token('type', 'Число')}${bracket('0', ')')}`),
  line(`    ${token('keyword', 'если')} Значение &gt; ${token('number', '100')} ${token('keyword', 'и')} ${token('number', 'Истина')}`, ' marked'),
  line(`        ${token('type', 'Консоль')}.${token('function', 'Записать')}${bracket('0', '(')}${token('string', '"Порог превышен"')}${bracket('0', ')')}`, ' removed'),
  line(`        ${token('type', 'Консоль')}.${token('function', 'Записать')}${bracket('0', '(')}${token('type', 'Строка')}${bracket('1', '(')}${bracket('2', '[')}Значение${bracket('2', ']')}${bracket('1', ')')}, ${token('string', '"превышает заданный порог, и эта строка нарочно длинная, чтобы появилась прокрутка"')}${bracket('0', ')')}`, ' added'),
  line('    ;'),
  line(`;${bracket('unmatched', ')')} ${token('number', 'ПРЕДЕЛ')} ${token('property', 'Имя')} ${token('comment', '#!/usr/bin')} ${token('tag', 'tag')}`),
].join('');

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" class="hg-diagram" role="img" aria-labelledby="d-t" viewBox="0 0 420 120" width="420" height="120"><title id="d-t">Ход проверки</title>' +
  '<rect class="hg-d-fill-surface hg-d-stroke-border" x="10" y="35" width="120" height="50" rx="4"/><text class="hg-d-fill-fg" x="70" y="65" text-anchor="middle" font-size="14">Начало</text>' +
  '<polyline class="hg-d-no-fill hg-d-line" points="130,60 280,60"/><polygon class="hg-d-fill-accent" points="280,54 292,60 280,66"/>' +
  '<rect class="hg-d-fill-surface hg-d-stroke-border" x="292" y="35" width="120" height="50" rx="4"/><text class="hg-d-fill-fg" x="352" y="65" text-anchor="middle" font-size="14">Конец</text></svg>';

const heading = (level: number, id: string, html: string): string => `<h${level} id="${id}">${html}</h${level}>${anchor(id)}`;

/** The sample article: every kind of content once. */
export const body: Body = [
  '<p>Оператор <code>если</code> выполняет одну из ветвей в зависимости от условия. Смотрите также <a',
  { link: 0 },
  '>циклы</a>, <a',
  { link: 1 },
  '>описание языка</a>, <a',
  { link: 2 },
  '>план в PDF</a> и <a',
  { link: 3 },
  '>ссылку в никуда</a>. Условие записывается сразу после слова, без скобок, а тело заканчивается точкой с запятой на отдельной строке — так видно, где кончается ветвь.</p>',
  { part: 'Admonition', props: { kind: 'tip', title: null }, children: ['<p>Ветвей может быть сколько угодно, но больше трёх читать трудно: посмотрите на оператор <code>выбор</code>.</p>'] },
  heading(2, 'запись', 'Запись'),
  '<p>Обычная запись с одной ветвью и с пометками строк:</p>',
  { part: 'CodeBlock', props: { language: 'xbsl', title: 'Проверка.sbsl', lineNumbersFrom: 9, lineCount: 7 }, children: [code] },
  { part: 'CodeBlock', props: { language: 'xbsl', title: null, lineNumbersFrom: null, lineCount: 7 }, children: [code] },
  heading(3, 'ветви', 'Ветви <code>иначе если</code>'),
  '<ul><li>Первая ветвь проверяется первой.</li><li>Вторая — только если первая не подошла:<ol><li>сначала условие;</li><li>потом тело.</li></ol></li></ul>',
  '<blockquote><p>Ни одна ветвь не выполняется дважды.</p></blockquote>',
  { part: 'Admonition', props: { kind: 'warning', title: 'Осторожно с типами', titleHtml: 'Осторожно с <code>типами</code>' }, children: ['<p>Условие должно быть логическим значением.</p>'] },
  { part: 'Admonition', props: { kind: 'danger', title: null }, children: ['<p>Бесконечная рекурсия останавливает сценарий.</p>'] },
  { part: 'Admonition', props: { kind: 'info', title: null }, children: ['<p>Слова можно писать и по-английски.</p>'] },
  { part: 'Admonition', props: { kind: 'note', title: null }, children: ['<p>Примечание без особого смысла.</p>'] },
  heading(2, 'таблица', 'Таблица значений'),
  '<div class="hg-table"><table><thead><tr><th>Слово</th><th>Где встречается</th><th>Можно присвоить снова</th><th>Когда использовать</th></tr></thead><tbody>',
  '<tr><td><code>пер</code></td><td>в методе, поле структуры</td><td>да</td><td>счётчики, накопители</td></tr>',
  '<tr><td><code>знч</code></td><td>в методе, поле структуры</td><td>нет</td><td>почти всегда, кроме случаев, о которых сказано выше</td></tr></tbody></table></div>',
  '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> Готово</li><li class="task-list-item"><input type="checkbox" disabled> Не готово</li></ul>',
  heading(2, 'части', 'Вкладки, шаги и подробности'),
  {
    part: 'Tabs',
    props: { group: 'os', queryString: null, selected: 0, items: [{ id: 't1', value: 'win', label: 'Windows' }, { id: 't2', value: 'linux', label: 'Linux' }] },
    children: [
      { part: 'TabPanel', props: { id: 't1', value: 'win', label: 'Windows', isSelected: true }, children: ['<p>Запустите установщик.</p>'] },
      { part: 'TabPanel', props: { id: 't2', value: 'linux', label: 'Linux', isSelected: false }, children: ['<p id="in-tab">Установите пакет.</p>'] },
    ],
  },
  heading(3, 'steps', 'Шаги'),
  { part: 'Steps', props: {}, children: ['<ol><li><p>Откройте терминал.</p></li><li><p>Напишите сценарий и сохраните его в файле <code>привет.sbsl</code>.</p></li><li><p>Запустите его.</p></li></ol>'] },
  { part: 'Details', props: { summary: 'Почему так', summaryHtml: '', isOpen: false }, children: ['<p id="in-details">Потому что так читается.</p>'] },
  '<p></p>',
  { part: 'Figure', props: { caption: 'Слои продукта', captionHtml: null }, children: ['<img', { asset: 0 }, ' alt="Три слоя: язык, среда, система">'] },
  heading(2, 'diagram', 'Схема'),
  { part: 'Diagram', props: { title: 'Ход проверки', source: 'flowchart LR; A-->B', kind: 'flowchart' }, children: [svg] },
  { part: 'Diagram', props: { title: null, source: 'pie title Доли\n"А" : 40\n"Б" : 60', kind: 'pie' }, children: [] },
  '<p>Формула $E$ и сноска<sup><a href="#fn-1" id="fnref-1">1</a></sup>, клавиша <kbd>Ctrl</kbd>.</p><hr><p>Конец статьи.</p>',
];
