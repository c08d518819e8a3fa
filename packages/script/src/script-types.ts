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
  /** What a loop goes through; its argument is what the variable of the loop gets. */
  iterable: 'Обходимое',
} as const;
