import type { WordingsOf } from '../../diagnostic.ts';
import type { cliCatalogue } from '../cli.ts';

/** What can go wrong on the command line, in Russian. */
export const cliWordings: WordingsOf<typeof cliCatalogue> = {
  HG6001: {
    title: 'Неизвестная команда',
    message: 'Команды `{command}` у {program} нет.',
    hint: 'Возможно, имелось в виду `{program} {suggestion}`.',
  },
  HG6002: { title: 'Неизвестный ключ', message: 'Ключа `{option}` у `{command}` нет.', hint: 'Возможно, имелось в виду `{suggestion}`.' },
  HG6003: { title: 'Ключ без значения', message: 'Ключу `{option}` нужно значение, а его нет.' },
  HG6004: { title: 'Недопустимое значение ключа', message: '`{value}` — не значение ключа `{option}`; он принимает {expected}.' },
  HG6005: { title: 'Лишние аргументы', message: '`{command}`: {expected}, а дано {count}.' },
  HG6006: { title: 'Неизвестный код', message: 'Находки с кодом `{code}` нет.', hint: 'Возможно, имелось в виду `{suggestion}`.' },
  HG6010: {
    title: 'Папка не пуста',
    message: 'Новому сайту нужна пустая папка, а в `{folder}` есть {entries}.',
    hint: 'Назовите другую папку: `helpgen init my-docs`.',
  },
  HG6011: {
    title: 'Новый сайт не записать',
    message: '`{path}` записать нельзя: {reason}.',
    hint: 'Проверьте, что папка есть и что в неё можно писать.',
  },
  HG6012: {
    title: 'Файл не записать',
    message: '`{path}` записать нельзя: {reason}.',
    hint: 'Назовите другой файл ключом `{option}` или `-` для стандартного вывода.',
  },
  HG6020: {
    title: 'Нет свободного порта',
    message: 'Порты с {first} по {last} на `{host}` заняты{holder}: показать сайт нельзя.',
    hint: 'Назовите другой порт ключом `--port`; `--port 0` берёт любой свободный.',
  },
  HG6021: {
    title: 'Адрес не открыть',
    message: 'Сервер не может слушать `{host}`, порт {port}: {reason}.',
    hint: 'Уберите `--host`, чтобы показывать только на этой машине, и возьмите порт больше 1023.',
  },
  HG6022: {
    title: 'Сертификат не прочитать',
    message: '`{path}` не прочитать как сертификат или ключ: {reason}.',
    hint: 'Назовите файлы PEM ключами `--cert` и `--key`; `mkcert localhost` делает пару, которой доверяют браузеры этой машины.',
  },
  HG6023: {
    title: 'Сертификат без ключа',
    message: 'Указан `{given}` без `{missing}`, а для HTTPS нужны оба.',
    hint: 'Добавьте `{missing}` или уберите `{given}`, чтобы показывать по HTTP.',
  },
  HG6030: {
    title: 'Нечего переносить',
    message: 'В `{folder}` нет настроек Docusaurus, VitePress, Starlight или MkDocs.',
    hint: 'Назовите папку с `docusaurus.config.js`, `.vitepress`, `astro.config.mjs`, `mkdocs.yml` или `zensical.toml`.',
  },
  HG6040: {
    title: 'Неизвестно, с чем сравнивать',
    message: '`{base}` — не папка и не коммит, который знает git.',
    hint: 'Назовите существующую ветку, метку или коммит либо папку с собранным сайтом; в неполном клоне коммитов мало.',
  },
  HG6041: {
    title: 'Сравнение без репозитория',
    message: '`{base}` — не папка, а `{folder}` не лежит в репозитории git, где это мог бы быть коммит.',
    hint: 'Назовите папку, которую записал `helpgen build`.',
  },
  HG6042: {
    title: 'Прежний сайт не собирается',
    message: 'Сайт `{base}` нельзя собрать: {reason}.',
    hint: 'Возьмите коммит поновее или папку с сайтом, собранным тогда.',
  },
  HG6043: {
    title: 'Исчезнувший адрес',
    message: 'Страницы `{route}` больше нет, и с её адреса ничего не ведёт дальше.',
    hint: 'Добавьте перенаправление на `{target}`, где сказано почти то же, или верните страницу.',
  },
  HG6044: {
    title: 'Исчезнувший якорь',
    message: '`{route}#{anchor}` больше никуда не ведёт на странице.',
    hint: 'Дайте тому, что стоит вместо него, `#{target}`, прежний идентификатор: `{#{anchor}}` после заголовка.',
  },
  HG6045: {
    title: 'Отчёт поверх других файлов',
    message: 'Отчёт должен лечь в `{folder}`, где есть другие файлы: {files}.',
    hint: 'Назовите другую папку: `--out`.',
  },
  HG6046: {
    title: 'Нет браузера для снимков',
    message: 'На этой машине нет Chromium, который сделал бы снимки.',
    hint: 'Установите его (`apt-get install chromium`) или назовите в `CHROME_PATH`; без `--pictures` он не нужен.',
  },
  HG9001: {
    title: 'Ошибка helpgen',
    message: 'helpgen ошибся сам: {reason}',
    hint: 'Сообщите о ней: команду, текст ниже и, если можно, страницу или настройки, которые к ней приводят. {environment}.',
  },
};
