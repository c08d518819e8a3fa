export { preset as default } from './preset.ts';
export { fitArguments } from './fit-arguments.ts';
export type { FittedParameter } from './fit-arguments.ts';
export type { ClaimedArgument, ClaimedChain, ClaimedValue, ScriptClaim } from './script-claim.ts';
export { scriptTypes } from './script-types.ts';
export { parseTypeNotation, wordsForTypes } from './type-notation.ts';
export { englishWords } from './words.ts';
export type { FunctionType, NamedType, NotationMistake, TypeAlternative, TypeNotation } from './type-notation.ts';
