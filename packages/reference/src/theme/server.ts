import { Badges, Deprecation } from './Badges.tsx';
import { EarlierNames } from './EarlierNames.tsx';
import { Evidence } from './Evidence.tsx';
import { Example } from './Example.tsx';
import { Form } from './Forms.tsx';
import { InheritedMembers, MemberIndex, OwnMembers } from './MemberIndex.tsx';
import { TypeChanges } from './TypeChanges.tsx';
import { TypeContents } from './TypeContents.tsx';
import { TypeFacts } from './TypeFacts.tsx';
import { TypeUses } from './TypeUses.tsx';
import { codeNamesWords, membersWords, nameWords, usesWords } from '../behaviours/words.ts';
import { referenceEn } from './words-en.ts';
import { referenceRu } from './words-ru.ts';

/** What a page of the reference shows of the others, and the words for it; another theme may replace each part. */
export default {
  parts: {
    Badges, Deprecation, EarlierNames, Evidence, Example, Form, InheritedMembers, MemberIndex, OwnMembers, TypeChanges, TypeContents, TypeFacts,
    TypeUses,
  },
  // Those of its scripts come with them, and stand here so that a site can say them otherwise.
  articleStrings: {
    en: { ...referenceEn, ...membersWords.en, ...codeNamesWords.en, ...nameWords.en, ...usesWords.en },
    ru: { ...referenceRu, ...membersWords.ru, ...codeNamesWords.ru, ...nameWords.ru, ...usesWords.ru },
  },
};
