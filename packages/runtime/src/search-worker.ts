import { answerSearch } from './search/answer-search.ts';
import { createIndexOpener, fetchIndex } from './search/open-index.ts';

// The script of the thread that the search runs in: a client behind messages.
answerSearch(createIndexOpener(fetchIndex));
