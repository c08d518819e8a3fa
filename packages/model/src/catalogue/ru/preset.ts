import type { WordingsOf } from '../../diagnostic.ts';
import type { presetCatalogue } from '../preset.ts';

/** What can go wrong with presets, in Russian. */
export const presetWordings: WordingsOf<typeof presetCatalogue> = {
  HG7001: {
    title: 'Пресет не найден',
    message: 'Пресет `{module}` найти нельзя: {reason}.',
    hint: 'Путь начинается с `./` и идёт от папки настроек; пакет ставят туда через npm.',
  },
  HG7002: { title: 'Пресет не загрузить', message: 'Пресет `{module}` завершается ошибкой при загрузке: {reason}' },
  HG7003: {
    title: 'Модуль — не пресет',
    message: 'Экспорт по умолчанию у `{module}` — не пресет: {mistake}.',
    hint: [
      'Возможно, имелось в виду `{suggestion}`.',
      'Напишите `export default definePreset({ name: "…", version: "…" })` или функцию от параметров, которая даёт такое значение.',
    ],
  },
  HG7004: {
    title: 'Два пресета для одного',
    message: 'Пресеты `{first}` и `{second}` оба берут на себя {what}: один закрыл бы другой.',
    hint: 'Уберите один из них из `presets` или исключите это его параметрами.',
  },
  HG7005: { title: 'Пресет завершается ошибкой', message: '{part} пресета `{preset}` завершается ошибкой на `{path}`: {reason}' },
  HG7006: { title: 'Файлу пресета нет места', message: 'Пресет `{preset}` создаёт файл `{file}`, а это невозможно: {reason}.' },
  HG7007: { title: 'Сообщение плагина', message: 'Плагин пресета `{preset}` сообщает: {reason}' },
  HG7008: {
    title: 'Пресет изменился во время работы',
    message: 'Пресет `{module}` загружает `{file}`, а он с тех пор изменился: сайт собирался бы по-старому.',
    hint: 'Запустите команду ещё раз.',
  },
  HG7011: {
    title: 'Описания без пресета',
    message: '`{path}` описывает тип, а страниц из таких файлов никто не делает (всего их {count}): читатель их не найдёт.',
    hint: 'Напишите в настройках `"presets": ["@helpgen/script", "@helpgen/reference"]`.',
  },
};
