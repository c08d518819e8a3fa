import type { WordingsOf } from '@helpgen/model';
import type { apiCatalogue } from './catalogue.ts';

/** What can go wrong in documents of APIs, in Russian. */
export const apiWordings: WordingsOf<typeof apiCatalogue> = {
  HG2801: {
    title: 'Описание API не прочитать',
    message: 'Описание не прочитать, и страниц из него не будет: {reason}',
    hint: 'Исправьте здесь: редакторы, знающие JSON и YAML, подчёркивают такие места.',
  },
  HG2802: {
    title: 'Ссылка в никуда',
    message: '`{ref}` никуда не ведёт: {reason}. Читатель увидит пустой тип.',
    hint: 'Исправьте `$ref` или добавьте то, на что он указывает.',
  },
  HG2803: {
    title: 'Ссылка в сеть',
    message: '`{ref}` не читается: {reason}.',
    hint: 'Сохраните файл рядом и сошлитесь на него по пути или соберите описание в один файл: `npx @redocly/cli bundle`.',
  },
  HG2804: {
    title: 'Одно имя у двух операций',
    message: '`operationId` `{id}` есть у двух операций: ни ссылки, ни клиенты не знают, о какой речь.',
    hint: 'Дайте каждой операции своё имя.',
  },
  HG2805: {
    title: 'Операция без ответов',
    message: '`{operation}` не говорит, что приходит в ответ.',
    hint: 'Опишите в `responses` хотя бы ответ на успешный вызов.',
  },
  HG2806: {
    title: 'Документ другого вида',
    message: 'Это {found}, а страницы делаются из OpenAPI 3.0 и 3.1.',
    hint: 'Преобразуйте Swagger 2.0 командой `npx swagger2openapi` или назовите нужные файлы в параметре `openapi` пресета.',
  },
  HG2807: {
    title: 'Путь и параметры расходятся',
    message: 'Параметр `{name}` стоит в пути `{operation}` или среди параметров, но не там и там.',
    hint: 'Опишите `{name}` с `in: path` или исправьте имя.',
  },
  HG2808: {
    title: 'Значение другого вида в описании API',
    message: '`{key}` — не {wanted}, и потому пропущено.',
    hint: 'Посмотрите в спецификации OpenAPI, что там стоит.',
  },
  HG2809: {
    title: 'Сравнение API с неизвестной версией',
    message: '`{version}` — не версия этого сайта, и сравнить с ней нечего.',
    hint: 'Напишите одну из {versions}.',
  },
  HG2810: {
    title: 'Документ не из TypeDoc',
    message: 'Это не JSON из TypeDoc (`schemaVersion`: {found}), и страниц из него не будет.',
    hint: 'Запишите его командой `npx typedoc --json docs/NAME.typedoc.json src/index.ts`.',
  },
};
