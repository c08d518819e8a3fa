import { createSearchDesk } from './search/create-search-desk.ts';
import { fetchPage } from './search/fetch-page.ts';
import { listenAt } from './search/listen-at-desk.ts';
import { openServer } from './search/open-server.ts';

// The script of the thread for a site whose search is a server's: it asks there, and ranks and marks what comes.
listenAt(createSearchDesk(openServer, fetchPage));
