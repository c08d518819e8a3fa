import type { Thesaurus } from './thesaurus.ts';

/** What they call files, formats and what is stored. */
export const dataGroups: Thesaurus = {
  // Files and streams.
  file: ['file, файлик, фаил, filesystem, файловая система, fs, io, чтениезаписьфайлов', 'файл, файлы и каталоги, files'],
  folder: [
    'folder, directory, dir, mkdir, папка, папочка, директория, каталог, ls, завести папку, создать папку, фолдер',
    'каталог, файлы и каталоги, папка',
  ],
  readFile: [
    'fopen, open file, file read, readlines, readalltext, read all text, cat, прочитать файл, считать файл, вычитать файл, ' +
      'чтениетекста',
    'прочитать файл построчно, потокчтения, файл, read file',
  ],
  writeFile: [
    'fwrite, write file, writealltext, записать в файл, сохранить в файл, дописать в файл, append to file, записьтекста',
    'потокзаписи, сохранить текст в файл, write file',
  ],
  copyFile: ['cp, xcopy, robocopy, копировать файл, скопировать', 'скопировать, копирование файлов, файлы'],
  moveFile: ['mv, rename, переименовать, переместить, move, ренейм', 'переместить, файлы, переименование'],
  deleteFile: [
    'rm, unlink, del, delete, стереть, снести, грохнуть, удалить файл, delete file, почистить, вычистить',
    'удалить, удаление файлов, файлы',
  ],
  findFiles: [
    'find, glob, os walk, walk, найтифайлы, поискать файлы, рекурсивный обход, ls -r, mtime',
    'найти файлы, настройкипоискафайлов, файлы',
  ],
  path: [
    'path, path combine, path join, os path, pathlib, путь к файлу, склеить путь, полный путь, basename, dirname, ' +
      'расширение файла',
    'путь, файл, файлы и каталоги',
  ],
  fileExists: ['exists, file exists, isfile, test -f, существует ли', 'существует, файл'],
  tempFile: ['tempfile, tmp, mktemp, временные файлы, темп, темповый', 'временный файл, временныйпотокзаписи'],
  watchFolder: [
    'watch, watcher, inotify, filesystemwatcher, watchdog, следить за папкой, слежка, шпионить, мониторить папку, ' +
      'отслеживать изменения, ватчер, folder for changes',
    'наблюдение за каталогами, мониторфайловойсистемы',
  ],
  stream: [
    'stream, inputstream, outputstream, reader, writer, стрим, поток данных, bufferedreader',
    'потоки чтения и записи, поток, stream',
  ],
  csv: [
    'csv, tsv, excel, xls, xlsx, эксель, ексель, табличка, таблица, spreadsheet, екселька, выгрузить в эксель',
    'csv, рецепты тексты и таблицы, выгрузить в excel',
  ],
  zip: [
    'zip, unzip, rar, 7z, tar, gzip, archive, архиватор, заархивировать, разархивировать, запаковать, распаковать, сжать, ' +
      'зазиповать, зип',
    'архив, zip-архивами, файлzip, zip',
  ],
  ini: [
    'ini, config file, yaml, toml, .env, dotenv, конфиг, файл настроек, настройки из файла, configparser',
    'файл настроек, прочитать ini, переменные окружения',
  ],
  image: [
    'image, picture, photo, resize, crop, thumbnail, картинка, картинки, фотка, фотки, фото, кропнуть, кропать, зумить, ' +
      'отресайзить, ресайз, превью, миниатюра, pillow',
    'изображения, обрабатываемоеизображение, images',
  ],
  qr: [
    'qr, qrcode, qr code, barcode, куар, кьюар, кюар, куаркод, штрихкод, сканировать, вайфай, сканировали',
    'qr-код, генераторqrкода, qr',
  ],
  pdf: ['pdf, docx, печать, принтер', 'файлы'],
  lineByLine: ['readline, построчно, по строкам, line by line', 'прочитать файл построчно, потоки чтения и записи'],
  // Data formats.
  json: [
    'json, джейсон, джсон, жсон, json parse, json stringify, json loads, json dumps, прочитатьjson, записатьjson, jackson, ' +
      'newtonsoft, десериализовать, десериализация, deserialize, serialize, распарсить json',
    'json, работа с json, сериализацияjson',
  ],
  xml: [
    'xml, иксэмэль, иксемель, хмл, икс эм эль, sax, xmlreader, xmldocument, lxml, beautifulsoup, html parser, ' +
      'парсить html, распарсить страницу, скрапинг, scraping',
    'xml, чтениеxml, документ xml, xpath',
  ],
  xsd: ['xml schema, validate xml, схема', 'проверка по схеме xsd, xsd'],
  parsing: ['parse, parser, распарсить, парсить, спарсить, парсер, пропарсить', 'разбор, чтение, parse'],
  serialization: ['serialization, pickle, marshal, сериализация, десериализация, сериализовать', 'сериализация, сериализацияjson'],
  url: [
    'url, uri, urlencode, query string, адрес сайта, ссылка на сайт, урл, линк, адресная строка, параметры адреса',
    'url, параметрыurl, ссылка',
  ],
  hash: [
    'hash, md5, sha, sha1, sha256, checksum, crc, хэш, хеш-сумма, хешировать, хэшировать, контрольная, чексумма, ' +
      'отпечаток, digest',
    'хеши и контрольные суммы, хешированиеданных, hash',
  ],
  hmac: ['hmac, хмак, подпись запроса', 'вычислительhmac, hmac'],
  encryption: [
    'encrypt, decrypt, aes, rsa, cipher, crypto, зашифровать, расшифровать, шифр, криптография, криптопро, эцп, кэп, ' +
      'подписать документ',
    'шифрование, шифрование и электронная подпись, криптография',
  ],
  certificate: [
    'certificate, x509, pem, pfx, keystore, jks, серт, сертик, сертификатик, ключик',
    'цифровойсертификат, сертификат, хранилищеключей',
  ],
  secret: [
    'secret, password, credentials, creds, token, api key, vault, пароль, пасс, креды, логин и пароль, секретик, apikey, ' +
      'не хранить пароль',
    'хранение секретов, секрет, secret',
  ],
  // Databases.
  sql: [
    'sql, mysql, postgres, postgresql, oracle, jdbc, odbc, ado, sqlite, mssql, эскуэль, сикуэль, скл, постгрес, постгря, ' +
      'мускул, бд, база, субд, database, селект, select, select from, query, запрос к базе',
    'sql, запросы к внешним базам данных, база данных, запросsql',
  ],
  preparedStatement: [
    'prepared statement, parameterized query, sql injection, инъекция, параметры запроса, плейсхолдер, bind',
    'параметры запроса, запросsql, sql-инъекция',
  ],
  transaction: ['transaction, commit, rollback, begin, транзакция, роллбек, коммит, откатить, откат', 'транзакция, транзакцияsql'],
  insertUpdate: [
    'insert into, insert, update, upsert, инсерт, апдейт, вставить в таблицу, обновить запись',
    'добавить запись в таблицу, запросsqlбезвыборки, sql',
  ],
  storedProcedure: ['stored procedure, call procedure, хранимка, хранимая процедура', 'запросsqlвызовпроцедуры, процедура'],
  resultSet: ['resultset, cursor, fetchall, recordset, выборка, результат запроса, курсор', 'результатвыборкиsql, запросsqlсвыборкой'],
  dump: ['dump, backup, pg_dump, бэкап, бекап, дамп, резервная копия', 'резервная копия базы, рецепты серверы'],
  connectionString: ['connection string, dsn, строка подключения, строка соединения', 'соединениеsql, строка подключения'],
  // Time.
  date: ['date, datetime, calendar, timestamp, дата, таймстамп, числа месяца', 'дата, датавремя, работа с датами'],
  now: [
    'now, today, current date, current time, getdate, date now, сегодня, сейчас, текущаядата, который час, текущее время',
    'текущая дата, текущее время, датавремя, сейчас',
  ],
  dateDiff: [
    'datediff, date diff, timedelta, разность дат, сколько дней, дней между, возраст',
    'разница дат, дней между датами, длительность',
  ],
  dateAdd: [
    'dateadd, add days, adddays, прибавить день, плюс день, добавитьмесяц, через неделю, завтра, вчера',
    'прибавить дни, работа с датами, дата',
  ],
  parseDate: [
    'strptime, parse date, todate, строка в дату, дата из строки, strftime, dateformat, date format',
    'дата из строки, формат даты',
  ],
  duration: [
    'timespan, interval, duration, отрезок времени, промежуток времени, интервал, продолжительность, период времени, ' +
      'timedelta',
    'длительность, работа с длительностями, duration',
  ],
  sleep: [
    'sleep, delay, wait, pause, settimeout, task delay, thread sleep, time sleep, usleep, слип, подождать, заснуть, ' +
      'задержка, приостановить, ждать, подождать секунд, поспать',
    'пауза, подождать, длительность, sleep',
  ],
  timezone: [
    'timezone, time zone, tz, utc, gmt, часовой пояс, таймзона, тайм-зона, мск, московское время, epoch, unix time, ' +
      'unixtime',
    'часовой пояс, момент, unix-время',
  ],
  stopwatch: [
    'stopwatch, benchmark, profiler, performance, засечь время, сколько выполняется, замерить, бенчмарк, ' +
      'измерить скорость, профилировщик, таймер',
    'замер времени, измерить время выполнения',
  ],
  weekday: ['weekday, day of week, день недели, понедельник, суббота, воскресенье', 'деньнедели, день недели'],
  schedule: [
    'cron, crontab, scheduler, schedule, крон, планировщик, по расписанию, регламентное задание, регулярно запускать, ' +
      'каждый день, каждый час, автозапуск',
    'планировщик, запуск из командной строки, расписание',
  ],
};
