import { createSearchClient } from './search/create-search-client.ts';
import { fetchPage } from './search/fetch-page.ts';
import { answerMessages } from './search/answer-messages.ts';
import { createIndexOpener, fetchIndex } from './search/open-index.ts';

// The script of the thread that the search runs in: a client behind messages.
answerMessages(createSearchClient(createIndexOpener(fetchIndex), fetchPage));
