/** What the filter of members says, and the button that copies the name of a type, by locale. */
export const membersWords = {
  en: { 'members.found': '{count} of {total}', 'members.none': 'Nothing found', 'type.copyName': 'Copy the full name', 'type.copied': 'Copied' },
  ru: { 'members.found': '{count} из {total}', 'members.none': 'Ничего не найдено', 'type.copyName': 'Скопировать полное имя', 'type.copied': 'Скопировано' },
};

/** What stands above the members that use a type, by locale. */
export const usesWords = {
  en: { 'type.parameter': 'Taken by:', 'type.result': 'Given by:' },
  ru: { 'type.parameter': 'Принимают:', 'type.result': 'Возвращают:' },
};

/** Between which names in code a reader chooses, by locale. */
export const codeNamesWords = {
  en: { 'names.ru': 'Names in code: Russian', 'names.en': 'Names in code: English' },
  ru: { 'names.ru': 'Имена в коде: русские', 'names.en': 'Имена в коде: английские' },
};

/** What cards of names say, by locale. */
export const nameWords = {
  en: {
    'name.type': 'type', 'name.exception': 'exception', 'name.enumeration': 'enumeration', 'name.singleton': 'singleton',
    'name.annotation': 'annotation', 'name.namespace': 'namespace', 'name.library': 'library',
    'name.more': '{count} more form|{count} more forms', 'name.since': 'since {version}', 'name.deprecated': 'deprecated',
  },
  ru: {
    'name.type': 'тип', 'name.exception': 'исключение', 'name.enumeration': 'перечисление', 'name.singleton': 'одиночка',
    'name.annotation': 'аннотация', 'name.namespace': 'пространство имён', 'name.library': 'библиотека',
    'name.more': 'ещё {count} форма|ещё {count} формы|ещё {count} форм', 'name.since': 'с версии {version}', 'name.deprecated': 'устарело',
  },
};
