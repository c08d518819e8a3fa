import { describe, expect, test } from '@jest/globals';
import lunr from 'lunr';
import { analyserLabel, createAnalyser } from './analyser.ts';

const analyser = createAnalyser(['ru', 'en']);

describe('the forms of a Russian word share one term', () => {
  test.each([
    'массив массива массиву массивом массиве массивы массивов массивам массивами массивах',
    'объём объем объёма объему объёмы объемов',
    'архив архива архивы архивов архивами',
    'примитив примитива примитивы примитивами',
    'ошибка ошибки ошибку ошибкой ошибок ошибкам',
    'строка строки строку строкой строк строками',
    'число числа чисел числу числами числах',
    'письмо письма писем письму письмами',
    'подпись подписи подписью подписей подписями',
    'запись записи записью записей записями',
    'окно окна окон окну',
    'ядро ядра ядер',
    'заголовок заголовка заголовки заголовков',
    'список списка списки списков',
    'порядок порядка порядке',
    'поток потока потоки потоков',
    'настройка настройки настроек настройкам',
    'ссылка ссылки ссылок',
    'папка папки папок',
    'столбец столбца столбцы столбцов',
    'конец конца концы',
    'уровень уровня уровни уровней',
    'корень корня корни корней',
    'перечень перечня перечни',
    'камень камня камни',
    'день дня дни дней днем днями',
    'ложь лжи ложью',
    'имя имени имена имен',
    'время времени времена',
    'правило правила правил правилами',
    'значение значения значений значениями',
    'данные данных данными',
    'функция функции функций функциями',
    'переменная переменной переменные переменных',
    'свойство свойства свойств',
    'пользователь пользователя пользователи пользователей',
    'создать создает создаёт создают создал создание',
  ])('%s', (forms) => {
    const terms = new Set(forms.split(' ').flatMap((form) => analyser.analyse(form)));
    expect([...terms]).toHaveLength(1);
  });
});

test('words of different meaning keep different terms', () => {
  const words = 'массив объект метод класс модуль файл поток список строка число поле ошибка письмо запись запрос ответ ключ окно день';
  const terms = words.split(' ').flatMap((word) => analyser.analyse(word));
  expect(new Set(terms).size).toBe(words.split(' ').length);
});

test('the forms of an English word share one term', () => {
  for (const forms of ['exception exceptions', 'query queries', 'process processes processing', 'class classes']) {
    expect(new Set(analyser.analyse(forms)).size).toBe(1);
  }
});

describe('an identifier is found whole and by its parts', () => {
  test.each([
    ['HttpClient', ['httpclient', 'http', 'client']],
    ['HttpClient_ru', ['httpclient_ru', 'httpclient', 'http', 'client']],
    ['ЧтениеФайла', ['чтениефайл', 'чтен', 'файл']],
    ['Std::Http::HttpClient', ['std', 'http', 'httpclient', 'http', 'client']],
    ['Массив.Добавить(', ['массив', 'доб']],
    ['КлиентHttp', ['клиентhttp', 'клиент', 'http']],
    ['СБазовымUrl', ['сбазовымurl', 'баз', 'url']],
    ['HTTPConnection', ['httpconnect', 'http', 'connect']],
    ['utf8', ['utf8', 'utf', '8']],
    ['max_row_count', ['max_row_count', 'max', 'row', 'count']],
    ['веб-сервис', ['веб', 'сервис']],
  ])('%s', (text, terms) => {
    expect(analyser.analyse(text)).toEqual(terms);
  });
});

test('a suffix that is no language of the site stays a part', () => {
  expect(analyser.analyse('report_de')).toContain('de');
  expect(createAnalyser(['de']).analyse('report_de')).not.toContain('de');
});

test('the keywords of the language are words like others', () => {
  for (const word of 'если для и или не это из по пока когда как новый if for is this not and or in as to'.split(' ')) {
    expect(analyser.analyse(word)).toHaveLength(1);
  }
});

test('words that name nothing are left out, also in a query', () => {
  expect(analyser.analyse('поиск в массиве')).toEqual(analyser.analyse('поиск массива'));
  expect(analyser.analyse('что такое модуль')).toEqual(analyser.analyse('модуль'));
});

test('е is found for ё, composed for decomposed, and a word with a mark of stress without it', () => {
  expect(analyser.analyse('Ёлка')).toEqual(analyser.analyse('елка'));
  expect(analyser.analyse('е\u0308лка чи\u0306')).toEqual(analyser.analyse('елка чй'));
  expect(analyser.analyse('за\u0301мок')).toEqual(analyser.analyse('замок'));
});

test('letters outside the basic plane and scripts without a stemmer are words too', () => {
  expect(analyser.analyse('日本語 𝒳𝒴 straße')).toEqual(['日本', '本語', '𝒳𝒴', 'straße']);
});

test('punctuation alone gives no terms', () => {
  expect(analyser.analyse(' — «», :: . ( ) # \u{1F680}')).toEqual([]);
});

test('the term of a term is itself', () => {
  const words = 'массивами ошибок чисел запись заголовка настроек уровень processing generated strings httpclient 75';
  for (const term of analyser.analyse(words)) expect(analyser.normalise(term)).toBe(term);
});

test('a word of a thousand letters is cut like its query', () => {
  const [term = ''] = analyser.analyse('x'.repeat(1000));
  expect(term).toHaveLength(64);
  expect(analyser.analyse(`x${'𝒳'.repeat(100)}`)).toContain(`x${'𝒳'.repeat(31)}`);
});

test('terms do not depend on what was analysed before', () => {
  const busy = createAnalyser(['ru', 'en']);
  for (let number = 0; number < 110_000; number += 1) busy.analyse(`w${number}`);
  expect(busy.analyse('массивами HttpClient')).toEqual(analyser.analyse('массивами HttpClient'));
});

test('without its language a word is found as it is written', () => {
  expect(createAnalyser(['en']).analyse('Массивами')).toEqual(['массивами']);
  expect(createAnalyser(['xx']).analyse('strings')).toEqual(['strings']);
});

test('the label names rules and languages whatever their order', () => {
  expect(analyser.label).toBe(analyserLabel(['en', 'ru', 'ru']));
  expect(analyserLabel(['ru'])).not.toBe(analyserLabel(['en']));
});

test('lunr itself stays as it was', () => {
  expect(lunr).not.toHaveProperty('ru');
  expect(lunr).not.toHaveProperty('stemmerSupport');
});
