import { createSearchDesk } from './search/create-search-desk.ts';
import { fetchIndex } from './search/fetch-index.ts';
import { fetchPage } from './search/fetch-page.ts';
import { listenAt } from './search/listen-at-desk.ts';
import { createIndexOpener } from './search/open-index.ts';

// The script of the thread that the search runs in: a desk behind messages.
listenAt(createSearchDesk(createIndexOpener(fetchIndex), fetchPage));
