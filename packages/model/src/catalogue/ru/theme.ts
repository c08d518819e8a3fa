import type { WordingsOf } from '../../diagnostic.ts';
import type { themeCatalogue } from '../theme.ts';

/** What can go wrong while pages are drawn, in Russian. */
export const themeWordings: WordingsOf<typeof themeCatalogue> = {
  HG4001: {
    title: 'Неизвестная часть',
    message: 'В теме нет части `{part}`: то, что она рисует на `{route}`, пропало бы.',
    hint: 'Возможно, имелось в виду `{suggestion}`.',
  },
  HG4002: {
    title: 'Часть завершилась ошибкой',
    message: 'Часть темы `{part}` завершается ошибкой на `{route}`, и её содержимое стоит там без неё: {reason}',
  },
  HG4003: {
    title: 'Модуль страницы без экспорта по умолчанию',
    message: 'У компонента страницы `{path}` нет экспорта по умолчанию: показать по адресу `{route}` нечего.',
    hint: 'Напишите `export default function Page() { … }` в `{path}`.',
  },
  HG4004: {
    title: 'Страница не рисуется',
    message: 'Страница `{route}` завершается ошибкой при рисовании и показывает ошибку вместо содержимого: {reason}',
  },
  HG4005: {
    title: 'Локаль без слов',
    message: 'У темы нет слов для локали `{locale}`: своё она скажет по-английски.',
    hint: 'Тема знает {locales}: назовите одну из них или добавьте слова `{locale}` в тему.',
  },
  HG4006: {
    title: 'Не хватает слов',
    message: 'Тема говорит {missing} на других языках, но не на `{locale}`: страницы скажут это по-английски.',
    hint: 'Добавьте {missing} в строки `{locale}` во входном модуле темы `server`.',
  },
  HG4007: {
    title: 'Остров без вложенного',
    message: 'Остров `{part}` не рисует вложенное на `{route}`: то, что в него вложено, стоит там без него.',
    hint: 'Всегда рисуйте `children`, а где их пока не видно, прячьте атрибутом `hidden`.',
  },
};
