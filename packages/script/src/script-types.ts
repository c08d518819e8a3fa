/**
 * Types that the script language itself knows by name, whatever library is described: its syntax makes their values, or
 * asks for them, as a loop does. A library may add members to them, but cannot call them otherwise.
 */
export const scriptTypes = {
  text: 'Строка',
  pattern: 'Образец',
  truth: 'Булево',
  number: 'Число',
  size: 'РазмерБайтов',
  duration: 'Длительность',
  array: 'Массив',
  set: 'Множество',
  map: 'Соответствие',
  /** What every value is, every exception, and every item of an enumeration. */
  root: 'Объект',
  exception: 'Исключение',
  enumeration: 'Перечисление',
  /** What `исп` closes. */
  closeable: 'Закрываемое',
  /** What a loop goes through; its argument is what the variable of the loop gets. */
  iterable: 'Обходимое',
} as const;
