export { commentStylesOf } from './comment-styles.ts';
export { highlightLines, loadGrammar, type CodeCut, type CodePiece } from './highlight.ts';
export { chooseLanguage } from './languages.ts';
export { blankRemoved, magicActions, takeMagicComments, type MarkedCode } from './magic-comments.ts';
export { createMentionList, type MentionList } from './mention-list.ts';
export { writeSignature } from './write-signature.ts';
