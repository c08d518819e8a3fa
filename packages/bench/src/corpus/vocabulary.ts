/** Words of one part of speech: each with all its forms, the frequent ones first. */
export type Lexicon = readonly (readonly string[])[];

interface Paradigm {
  /** Endings of the forms, parted by spaces; `-` is none. */
  readonly endings: string;
  readonly stems: string;
}

const nounParadigms: readonly Paradigm[] = [
  {
    endings: '- а у ом е ы ов ам ами ах',
    stems:

          'объект запрос метод класс модуль сервер клиент документ элемент индекс параметр аргумент оператор процесс поток файл каталог ' +
          'формат шаблон журнал отчет раздел символ пакет ресурс адрес ответ перебор протокол сеанс',
  },
  {
    endings: 'а ы е у ой - ам ами ах',
    stems:
        'форм схем структур таблиц систем групп программ команд процедур страниц границ величин причин платформ проблем единиц основ ' +
        'тем',
  },
  {
    endings: 'ка ки ке ку кой ок кам ками ках',
    stems: 'стро ссыл ошиб вклад провер обработ загруз отлад сбор выбор настрой кноп колон подпис рассыл замет выгруз сортиров',
  },
  {
    endings: 'ие ия ию ием ии ий иям иями иях',
    stems:

          'значен услов выражен событ описан сообщен исключен соединен расширен обновлен хранен сравнен создан удален изменен чтен ' +
          'умолчан приложен преобразован измерен окончан',
  },
  {
    endings: 'ия ии ию ией ий иям иями иях',
    stems: 'функц операц коллекц верс транзакц конфигурац публикац инструкц авторизац миграц интеграц навигац категор сесс лиценз',
  },
  { endings: 'ость ости остью остей остям остями остях', stems: 'зависим видим точн сложн доступн последовательн принадлежн безопасн' },
  { endings: 'тель теля телю телем теле тели телей телям телями телях', stems:
      'пользова получа отправи исполни накопи указа преобразова наблюда' },
];

const adjectiveParadigms: readonly Paradigm[] = [
  {
    endings: 'ый ого ому ым ом ая ой ую ое ые ых ыми',
    stems:

          'основн дополнительн локальн системн табличн обязательн важн полн временн постоянн закрыт вложенн служебн конкретн асинхронн ' +
          'последовательн произвольн стандартн активн начальн конечн собственн нов стар защищенн сжат сохраненн созданн связанн ' +
          'допустим возможн отдельн универсальн встроенн точн нулев двоичн удаленн исходн',
  },
  {
    endings: 'ий его ему им ем яя ей юю ее ие их ими',
    stems: 'внешн внутренн последн предыдущ следующ текущ соседн верхн нижн ранн дочерн',
  },
];

const verbParadigms: readonly Paradigm[] = [
  {
    endings: 'ает ают ал ала али ать ается аются',
    stems: 'созд получ возвращ указыв описыв показыв открыв закрыв запуск продолж вызыв обрабатыв выбир ожид собир подключ',
  },
  {
    endings: 'яет яют ял яла яли ять яется яются',
    stems: 'выполн сохран измен удал добавл провер сравн вычисл замен заполн определ объедин управл позвол примен повтор',
  },
];

/** Short words that join others. */
export const joiners: readonly string[] =
 (
      'и в на с по для не что если при из к или от до как это также то его их может быть только после через между когда который можно'
  ).split(' ');

/** Names as they stand in code. */
export const identifiers: readonly string[] =
 (
      'readStream writeBlock sessionKey userProfile HttpRequest jsonParser maxDepth pageSize onClose isReady rowIndex taskQueue ' +
      'cacheEntry logWriter errorCode openFile setHeader fieldName batchLimit timeoutMs'
  ).split(' ');

/** Nouns, adjectives and verbs with their forms, a few thousand in all. */
export function makeVocabulary(): { readonly noun: Lexicon; readonly adjective: Lexicon; readonly verb: Lexicon } {
  return { noun: inflect(nounParadigms), adjective: inflect(adjectiveParadigms), verb: inflect(verbParadigms) };
}

function inflect(paradigms: readonly Paradigm[]): Lexicon {
  const words = paradigms.flatMap(({ endings, stems }) => {
    const suffixes = endings.split(' ').map((ending) => (ending === '-' ? '' : ending));
    return stems.split(' ').map((stem) => suffixes.map((suffix) => stem + suffix));
  });
  // Paradigms take turns, so that the frequent words are of every kind.
  return words.toSorted((a, b) => spread(a) - spread(b));
}

function spread(forms: readonly string[]): number {
  let hash = 7;
  for (const letter of forms[0] ?? '') hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash;
}
