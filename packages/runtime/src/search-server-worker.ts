import { answerSearch } from './search/answer-search.ts';
import { openServer } from './search/open-server.ts';

// The script of the thread for a site whose search is a server's: it asks there, and ranks and marks what comes.
answerSearch(openServer);
