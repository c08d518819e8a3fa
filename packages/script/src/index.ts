export { preset as default } from './preset.ts';
export { scriptTypes } from './script-types.ts';
export { parseTypeNotation, wordsForTypes } from './type-notation.ts';
export type { FunctionType, NamedType, NotationMistake, TypeAlternative, TypeNotation } from './type-notation.ts';
