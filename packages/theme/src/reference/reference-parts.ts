import { InheritedMembers } from './InheritedMembers.tsx';
import { TypeChanges } from './TypeChanges.tsx';
import { TypeContents } from './TypeContents.tsx';
import { TypeFacts } from './TypeFacts.tsx';
import { TypeUses } from './TypeUses.tsx';

/** What a page of the reference shows of the others; another theme may replace each of them. */
export const referenceParts = { InheritedMembers, TypeChanges, TypeContents, TypeFacts, TypeUses };
