import type { Thesaurus } from './thesaurus.ts';

/** What they call networks, running, tools and administration. */
export const runningGroups: Thesaurus = {
  // Network.
  http: [
    'http request, rest, rest api, api, fetch, axios, curl, wget, requests, httpclient, webclient, ajax, httpсоединение, ' +
      'апи, рест, рест апи, курл, фетч, веб-сервис, вебсервис, сайт, интернет, запрос на сервер, дёрнуть ручку, ручка, ' +
      'endpoint, эндпоинт, soap, webhook, вебхук',
    'http-запросы, клиентhttp, http',
  ],
  httpGet: ['get request, гет, гет запрос, get запрос, загрузить страницу', 'http-запросы, клиентhttp, запросhttp'],
  httpPost: ['post request, пост запрос, post запрос, отправить форму, put request', 'http-запросы, отправить форму, запросhttp'],
  headers: ['headers, header, хедер, хедеры, заголовки запроса, user agent, cookie, куки, content type', 'заголовкиhttp, http-запросы'],
  statusCode: ['status code, код ответа, 404, 500, статус ответа', 'ответhttp, http-запросы'],
  authToken: [
    'bearer, jwt, oauth, basic auth, bearer token, токен авторизации, логин пароль',
    'bearer токен, аутентификацияhttp, токен доступа',
  ],
  proxy: ['proxy, прокся, прокси', 'прокси, интернетпрокси'],
  download: [
    'download, скачать, загрузить, выкачать, даунлоад, upload, аплоад, залить',
    'скачать файл, http-запросы, загрузить файл на сервер',
  ],
  retry: [
    'retry, retries, повторить попытку, ещё раз, попробовать снова, перезапросить, ретрай, ретраи, попробовать ещё раз, ' +
      'backoff',
    'повтор запроса с паузой, повтор при ошибке',
  ],
  email: [
    'email, e-mail, mail, smtp, sendmail, мыло, имейл, емейл, письмо, письмецо, почта, отправить на почту, smtplib, ' +
      'интернетпочта, javamail, смтп',
    'отправка писем, клиентsmtp, почта, send email',
  ],
  inbox: [
    'imap, inbox, входящие, имап, прочитать почту, забрать почту, получить письма, непрочитанные письма',
    'получение писем, imap, почта',
  ],
  attachment: ['attachment, вложение, аттач, прикрепить, прикреплённый файл, вложить файл', 'вложение, отправить письмо с вложением'],
  ftp: ['ftp, ftps, фтп, фтп сервер, filezilla', 'ftp, передача файлов по ftp, соединениеftp'],
  ssh: [
    'ssh, putty, paramiko, ссх, сш, удалённый сервер, удалённо выполнить, remote command, выполнить на сервере, ' +
      'зайти на сервер, scp, sftp, rsync',
    'ssh, работа с ssh, соединениеssh, sftp',
  ],
  chat: [
    'chat, messenger, telegram, slack, bot, чат, чатик, мессенджер, месседж, групповой чат, group chats, уведомление, ' +
      'нотификация, диалог, conversations, unread count',
    'система взаимодействия, обсуждение, сообщения системы взаимодействия',
  ],
  socket: ['socket, websocket, tcp, udp, сокет, порт', 'http-запросы, соединение'],
  webServer: ['web server, http server, listen port, поднять сервер', 'http-запросы'],
  // Running.
  console: [
    'console log, console, print, println, printf, echo, puts, write line, console writeline, system out println, stdout, ' +
      'stdin, stderr, cout, cin, сообщить, вывести, распечатать, распечатать на экран, принт, напечатать, эхо, ' +
      'показать на экране, вывод на экран, алерт, alert',
    'системная консоль, консоль, console',
  ],
  input: [
    'input, readline, scanf, prompt, read line, ввод, спросить пользователя, ввести с клавиатуры, инпут, ввестизначение',
    'ввод с клавиатуры, системная консоль, консоль',
  ],
  logging: [
    'log, logger, logging, logfile, лог, логи, логгер, логгировать, логирование, журнал, записьжурналарегистрации, ' +
      'журнал регистрации, залогировать',
    'журнал работы, логирование, записать в лог',
  ],
  commandLine: [
    'argv, sys argv, args, argparse, getopt, command line, cli, cmd, аргументы скрипта, параметры запуска, $1, ' +
      'передать в скрипт',
    'аргументы командной строки, command line',
  ],
  environment: [
    'env, getenv, environ, environment variable, export var, переменная среды, переменные среды, окружение',
    'переменные окружения, переменная окружения',
  ],
  process: [
    'subprocess, process, popen, system, shell exec, exec, os system, runtime exec, cmd, bat, батник, bat-ник, ' +
      'запустить прогу, запустить программу, внешняя программа, запуститьприложение, командасистемы, powershell, дёрнуть, ' +
      'шелл, шелл команда',
    'процессы операционной системы, процессос, запуск программы',
  ],
  exitCode: [
    'exit, exit code, sys exit, errorlevel, return code, выйти из программы, завершитьработусистемы, завершить скрипт, ' +
      'код выхода, остановить скрипт, планировщику, не отработал',
    'код завершения скрипта, код завершения',
  ],
  shebang: ['shebang, chmod, chmod x, исполняемый файл, шебанг, без лишних слов, запускалось просто', 'shebang, исполняемые скрипты'],
  pipe: ['pipe, пайп, конвейер команд, перенаправление вывода', 'вывод программы, процессос, тем кто пришёл из bash'],
  thread: [
    'thread, async, await, promise, future, task, parallel, multithreading, coroutine, goroutine, concurrency, ' +
      'поток выполнения, потоки, многопоточность, параллельно, асинхронно, асинхронность, асинк, промис, фоновое задание, ' +
      'фоновоезадание, горутина',
    'параллельная работа, параллельное выполнение, процессос',
  ],
  docker: ['docker, container, podman, докер, контейнер, контейнеризация', 'docker, запуск в контейнерах и конвейерах сборки, контейнер'],
  ci: [
    'ci, cd, ci cd, jenkins, gitlab ci, github actions, pipeline, пайплайн, дженкинс, сборка на сервере, тимсити',
    'конвейер, запуск в контейнерах и конвейерах сборки, ci',
  ],
  install: [
    'install, installation, setup, download sdk, установить, поставить, инсталляция, скачать язык, npm install, ' +
      'pip install, apt install, установка на линукс, где взять',
    'установка среды исполнения, установка среды разработки, install',
  ],
  runScript: [
    'run, launch, execute, start script, запустить, ран, стартануть, прогнать, запуск',
    'запуск скрипта, запуск из командной строки, run',
  ],
  operatingSystem: ['linux, windows, macos, ubuntu, линукс, винда, мак', 'средаисполнения, установка среды исполнения'],
  memory: [
    'memory, heap, gc, garbage collector, out of memory, outofmemoryerror, память, сборщик мусора, утечка памяти',
    'память процесса, последовательности, закрываемые ресурсы',
  ],
  compatibility: [
    'compatibility, backward compatibility, migration, обратная совместимость, миграция, переход на новую версию',
    'режим совместимости, что нового',
  ],
  changelog: [
    'changelog, release notes, whats new, чейнджлог, новые фичи, нововведения, список изменений, релиз ноутс',
    'что нового, история выпусков',
  ],
  faq: ['faq, вопросы, чаво, q and a', 'вопросы и ответы'],
  examples: [
    'examples, snippets, recipes, samples, примеры, сниппеты, готовый код, готовые решения, образцы',
    'рецепты, примеры скриптов, cookbook',
  ],
  license: ['license, copyright, лицензия, правообладатель', 'авторские права'],
  // Development.
  debugging: [
    'debug, debugger, gdb, pdb, set_trace, pdb set_trace, дебаг, дебажить, дебагер, дебаггер, отладить, отлаживать, ' +
      'пошагово, посмотреть что внутри, посмотреть значение переменной',
    'отладка, запуск отладки, пошаговое выполнение, точки останова',
  ],
  breakpoint: [
    'breakpoint, break point, брейкпоинт, брекпоинт, бряк, точка остановки, остановить программу, остановиться на строке, ' +
      'остановить на нужном месте',
    'точки останова, точка останова, breakpoint',
  ],
  watchVariable: ['watch expression, inspect variable, locals, табло, смотреть переменные', 'просмотр значений и выражений'],
  stepInto: ['step into, step over, step out, шаг внутрь, f11, f10', 'пошаговое выполнение'],
  ide: [
    'ide, vscode, vs code, intellij, eclipse, idea, редактор кода, среда, конфигуратор, edt, иде',
    'среда разработки, обзор среды разработки, редактор кода',
  ],
  autocomplete: [
    'autocomplete, intellisense, code completion, автокомплит, автодополнение, подсказки кода, автоподстановка',
    'подсказки и автодополнение, автодополнение',
  ],
  quickFix: ['quick fix, lightbulb, warning, подчёркивание, красное подчёркивание, предупреждение', 'ошибки и быстрые исправления'],
  rename: ['refactoring, refactor, rename symbol, рефакторинг', 'редактор кода, переименование'],
  git: ['git, svn, github, гит, репозиторий', 'конвейер, gitlab'],
  fromPython: ['python, питон, пайтон, питонист, django', 'тем кто пришёл из python, python'],
  fromCsharp: ['c#, csharp, java, dotnet, .net, шарп, си шарп, сишарп, джава, kotlin', 'тем кто пришёл из c#, java'],
  fromBash: ['bash, shell, sh, powershell, баш, баша, zsh', 'тем кто пришёл из bash, bash'],
  from1c: [
    '1с, 1c, 1с 8, 1с предприятие 8, bsl, встроенный язык, семёрка, восьмёрка',
    'основные особенности языка, чем заменить привычные функции',
  ],
  replacements: [
    'стрнайти, стрдлина, стрзаменить, стрразделить, сокрлп, типзнч, значениезаполнено, новыйуникальныйидентификатор, ' +
      'текущаядата, формат, сообщить, вызватьисключение, описаниеошибки, запуститьприложение, таблицазначений, ' +
      'списокзначений, деревозначений, структура1с, универсальнаяколлекция, копироватьфайл, найтифайлы, удалитьфайлы, ' +
      'началодня, конецмесяца',
    'чем заменить привычные функции, соответствие функций и методов',
  ],
  locale: [
    'locale, i18n, l10n, internationalization, translation, локализация, перевод интерфейса, мультиязычность, ' +
      'язык интерфейса',
    'локализация, локаль, localization',
  ],
  numberInWords: [
    'number to words, num2words, spellout, сумма прописью, прописью, числопрописью, рублей словами',
    'числа и суммы прописью, пропись',
  ],
  font: ['font, шрифтик, bold, курсив, жирный', 'шрифт, оформление'],
  color: ['color, colour, rgb, hex color, цвета, раскраска', 'цвет, цвета, color'],
  // Administration of 1C:Enterprise 8.
  cluster: ['cluster, rac, ras, кластер, сервер 1с, агент сервера, rmngr', 'управление кластером, кластерv8, администрирование'],
  session: [
    'session, kick users, kill session, terminate session, session terminate, выгнать всех, выкинуть пользователей, ' +
      'выкинуть всех, отключить пользователей, активные сеансы, сессия, сессии, сеанс пользователя, ' +
      'завершить работу пользователей',
    'сеансы и соединения, завершить сеанс, сеансv8',
  ],
  infobase: ['infobase, иб, инфобаза, база 1с, информационная база', 'информационная база, информационные базы'],
  lock: ['lock, mutex, deadlock, блокировка, заблокировать, лок, дедлок', 'блокировка сеансов, блокировкаv8, блокировка'],
};
