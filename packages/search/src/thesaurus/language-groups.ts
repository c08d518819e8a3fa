import type { Thesaurus } from './thesaurus.ts';

/** What they call parts of a language, and what goes wrong in it. */
export const languageGroups: Thesaurus = {
  // Language.
  condition: ['if else, elif, elseif, else if, if, else, условный оператор, ветка, ветвление, иф, елсе', 'если, инструкция если, if'],
  switch: [
    'switch, case, match, select case, switch case, свитч, свич, свитч кейс, кейс, паттерн матчинг, pattern matching, ' +
      'fallthrough',
    'выбор, инструкция выбор, case',
  ],
  ternary: ['ternary, conditional operator, iif, тернарник, тернарка, однострочное условие', 'тернарная операция, тернарный оператор'],
  variable: [
    'let, var, declare, dim, val, переменная, объявить, перем, завести переменную',
    'переменные, объявление переменной, переменная',
  ],
  constant: [
    'const, final, readonly, immutable, константа, неизменяемая, иммутабельный, нельзя изменить',
    'константа, знч, объявление переменной',
  ],
  scopeOfName: [
    'scope, visibility, global variable, local variable, глобалка, глобальная переменная, скоуп, область видимости',
    'область видимости, где действует имя, scope',
  ],
  assignment: ['assign, assignment, set variable, присвоить, записать в переменную', 'присваивание, assignment'],
  function: ['function, func, def, sub, procedure, fn, функция, процедура, функционал, метод класса', 'методы, метод, объявление метода'],
  parameter: [
    'parameter, argument, args, params, параметр функции, kwargs, keyword arguments, named parameters, optional argument, ' +
      'аргументы функции, default argument, дефолтный параметр, дефолты параметров, по умолчанию',
    'объявление методов и параметров, передача аргументов, параметр метода, именованный аргумент',
  ],
  varargs: [
    'varargs, variadic, params array, rest parameters, переменное число аргументов, сколько угодно аргументов, spread',
    'передача аргументов, объявление методов и параметров',
  ],
  byReference: [
    'by ref, byref, by value, pass by reference, out parameter, ref, по ссылке, по значению, знач',
    'передача аргументов, ссылочный тип',
  ],
  returnValue: ['return, ретурн, возврат значения, вернуть значение, возвратить', 'возврат, объявление методов и параметров'],
  overload: ['overload, overloading, оверлоад, перегруженный', 'перегрузка методов, перегрузка'],
  lambda: [
    'lambda, arrow function, anonymous function, closure, delegate, inline function, func literal, лямбда, ' +
      'стрелочная функция, безымянная функция, анонимка, замыкание, делегат',
    'лямбда-выражения, лямбда, lambda',
  ],
  callback: [
    'callback, handler, event handler, коллбек, колбек, колбэк, коллбэк, обработчик, обратный вызов, событие, event, ' +
      'listener, подписаться, delegate, хендлер',
    'функциональный тип, обратный вызов, ссылки на методы, callback',
  ],
  methodReference: [
    'method reference, function pointer, указатель на функцию, указатель на метод, ссылка на функцию, function reference',
    'ссылки на методы, ссылка на метод',
  ],
  operatorSigns: ['operator precedence, operators, приоритет, знаки операций, порядок действий', 'операторы и выражения, приоритет'],
  comments: [
    'comment, remark, rem, закомментить, закоментить, раскомментировать, камент, коммент, комменты, заремить, ' +
      'закомментировать',
    'комментарии, комментарий, comments',
  ],
  docComment: ['javadoc, docstring, jsdoc, xmldoc, документация метода, док-комментарий', 'документирующий комментарий, комментарии'],
  annotation: [
    'decorator, attribute, annotation, @override, декоратор, аннотация, директива компиляции, собака, собачка, директива',
    'аннотации, аннотация, annotations',
  ],
  deprecated: ['deprecated, obsolete, депрекейтед, устаревший', 'устарело, deprecated'],
  importing: [
    'import, include, require, using namespace, подключить библиотеку, подключить модуль, импортировать, зависимости, ' +
      'dependency, импорт, инклуд',
    'требуется, вызов кода из других модулей, модуль',
  ],
  namespace: ['namespace, package, неймспейс, нэймспейс, пакет', 'пространства имён, namespace'],
  module: ['module, unit, общий модуль, общиймодуль, файл с функциями, разбить на файлы', 'модуль, вызов кода из других модулей'],
  entryPoint: [
    'main, entry point, точка входа, мейн, main method, static void main, if __name__',
    'метод скрипт, из чего состоит скрипт, script',
  ],
  helloWorld: [
    'hello world, хелло ворлд, привет мир, первая программа, quickstart, getting started, быстрый старт, гайд, ' +
      'гайд для новичка, новичок, с чего начать, туториал, tutorial, с нуля, чайник',
    'первый скрипт, первые десять шагов, начало работы',
  ],
  keywordsList: ['reserved words, keywords, служебные слова, зарезервированные', 'ключевые слова, ключевое слово'],
  syntax: [
    'syntax, cheatsheet, cheat sheet, синтаксис, памятка, справка по синтаксису, шпора, на одном листе, краткая справка',
    'шпаргалка по языку, базовый синтаксис, шпаргалка',
  ],
  naming: [
    'naming, naming convention, нейминг, camelcase, camel case, snake case, как называть, как назвать',
    'выбор имён, имена переменных, naming',
  ],
  codeStyle: [
    'code style, codestyle, style guide, linter, lint, кодстайл, код стайл, стайлгайд, оформление кода, хороший тон, ' +
      'отступы, табы, пробелы или табы',
    'общее оформление, стиль кода',
  ],
  lineBreak: ['line continuation, длинная строка, перенести строку кода, wrap line', 'перенос длинных выражений'],
  destructor: [
    'using, with, with open, finally, dispose, idisposable, try with resources, defer, destructor, деструктор, ' +
      'автозакрытие, raii, autoclose, закрывает файл, управление ресурсами, забыл закрыть',
    'закрываемые ресурсы, закрываемое, исп',
  ],
  blockScope: ['scope block, block scope, блок кода', 'инструкция область, блок'],
  indexing: [
    'subscript, indexer, квадратные скобки, по индексу, нулевой элемент, последний элемент',
    'доступ по индексу и ключу, индекс',
  ],
  memberAccess: ['dot notation, обращение через точку, member access, chaining, чейнинг, цепочка', 'обращение к свойствам и методам'],
  evaluation: [
    'eval, exec, выполнить строку как код, динамический код, вычислить, выполнить',
    'исключениединамическоговыполнения, вычислить, скрипт',
  ],
  goto: ['goto, перейти', 'инструкции, циклы'],
  preprocessor: ['pragma, ifdef, препроцессор, #если', 'аннотации'],
  version: ['semver, version, номер версии', 'версия, version'],
  // Errors.
  exception: [
    'exception, error, throwable, эксепшн, эксепшен, эксепшон, ексепшн, экзепшн, ошибка, сбой, crash, краш, падение, ' +
      'вылет, error handling, обработка ошибок',
    'исключения, исключение, exception',
  ],
  tryCatch: [
    'try catch, try except, try, catch, except, finally, трай, трай кэтч, трай кетч, кэтч, отлов ошибок, отловить ошибку, ' +
      'поймать ошибку, перехват, перехватить, поймать, попыткаисключение',
    'исключения, попытка, поймать',
  ],
  throw: [
    'throw, raise, rethrow, бросить, кинуть, кинуть исключение, бросить исключение, вызватьисключение, ' +
      'сгенерировать ошибку, выкинуть ошибку',
    'выбросить, исключения',
  ],
  ownException: [
    'custom exception, own exception, своё исключение, свой эксепшн, custom error',
    'собственные исключения, собственное исключение',
  ],
  stackTrace: [
    'stack trace, stacktrace, traceback, call stack, стектрейс, стэктрейс, трейсбек, стек вызовов, информацияобошибке, ' +
      'описаниеошибки',
    'стек вызовов, исключение, исключения',
  ],
  indexOutOfRange: [
    'index out of range, index out of bounds, indexerror, indexoutofrangeexception, arrayindexoutofboundsexception, ' +
      'за пределы массива, выход за границы',
    'исключениеиндексвнеграниц, indexoutofboundsexception',
  ],
  divisionByZero: [
    'division by zero, divide by zero, zerodivisionerror, / by zero, by zero, деление на ноль, делить на ноль',
    'исключениеарифметики, ошибки по тексту сообщения, arithmeticexception',
  ],
  typeMismatch: [
    'type mismatch, typeerror, classcastexception, invalidcastexception, несовпадение типов, несоответствие типов, ' +
      'не тот тип',
    'несовместимые типы, исключениепроверкитипа, ошибки по тексту сообщения',
  ],
  keyError: ['keyerror, key not found, нет такого ключа, нет ключа', 'соответствие, доступ по индексу и ключу'],
  illegalArgument: [
    'illegalargumentexception, valueerror, argumentexception, invalid argument, неверный аргумент',
    'исключениенедопустимыйаргумент',
  ],
  illegalState: ['illegalstateexception, invalidoperationexception', 'исключениенедопустимоесостояние'],
  notSupported: [
    'notimplementedexception, notimplementederror, unsupportedoperationexception, not supported, не реализовано',
    'исключениенеподдерживаемаяоперация',
  ],
  notFoundFile: [
    'filenotfound, filenotfoundexception, no such file, no such file or directory, файл не найден, не найден файл, ' +
      'нет такого файла',
    'исключениевводавывода, исключениефайловойсистемы, ошибки по тексту сообщения',
  ],
  accessDenied: [
    'access denied, permission denied, forbidden, нет прав, отказано в доступе, доступ запрещён, accessdeniedexception',
    'исключениедоступакфайлу, ошибки по тексту сообщения',
  ],
  compileError: [
    'syntax error, syntaxerror, compile error, compilation error, ошибка компиляции, не компилируется, unexpected token, ' +
      'неожиданный символ',
    'исключениекомпиляции, ошибки по тексту сообщения, ошибка компиляции',
  ],
  parseErrorJson: [
    'unexpected token in json, jsondecodeerror, json parse error, невалидный json, битый json',
    'исключениечтенияjson, ошибки по тексту сообщения',
  ],
  timeout: [
    'timeout, timed out, connect timed out, read timed out, таймаут, тайм-аут, тайм аут, зависло, время ожидания истекло, ' +
      'висит',
    'таймаут, время ожидания, исключениеhttp',
  ],
  refused: [
    'connection refused, connection reset, econnrefused, host unreachable, сервер не отвечает, нет соединения, ' +
      'не подключается',
    'исключениеhttp, ошибки по тексту сообщения, http-запросы',
  ],
  sslError: [
    'ssl, tls, pkix, certificate verify failed, unable to find valid certification path, certification path, handshake, ' +
      'sslhandshakeexception, ссл, самоподписанный, самоподписанным сертификатом, self signed, недоверенный сертификат',
    'параметрызащищенногосоединения, самоподписанный сертификат, сертификат',
  ],
  notRecognized: [
    'is not recognized, command not found, not recognized as an internal or external command, ' +
      'не является внутренней или внешней командой',
    'установка среды исполнения, path, вопросы и ответы',
  ],
  authFailed: [
    'authentication failed, auth failed, 401, unauthorized, неверный логин или пароль, логин не подходит',
    'аутентификация, авторизация, пароль',
  ],
  errorMessages: [
    'failed, unable to, cannot, could not, unexpected, invalid, denied, error message, what does it mean, не удалось, ' +
      'невозможно, не найден, неизвестный, сообщение об ошибке, что значит ошибка',
    'ошибки по тексту сообщения, каталог ошибок, вопросы и ответы, troubleshooting',
  ],
  notAssigned: [
    'cannot be assigned, не может быть присвоен, уже определена, already defined, already declared',
    'ошибки по тексту сообщения, где действует имя',
  ],
  assertion: [
    'assert, assertion, unit test, unittest, pytest, junit, юнит тест, юнит-тест, тестирование, тесты, автотест',
    'набор проверок, проверить скрипт тестом, проверка',
  ],
};
