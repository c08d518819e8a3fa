import { createSearchClient } from './search/create-search-client.ts';
import { fetchPage } from './search/fetch-page.ts';
import { answerMessages } from './search/answer-messages.ts';
import { openServer } from './search/open-server.ts';

// The script of the thread for a site whose search is a server's: it asks there, and ranks and marks what comes.
answerMessages(createSearchClient(openServer, fetchPage));
