import type { BehaviourContext } from '@helpgen/runtime';
import type { MarkedText, SearchDesk, WantedWords } from '@helpgen/runtime/search';
import { prepareArticle, sectionText } from './section-text.ts';

/** Gives excerpts of pages. */
export interface Excerpts {
  /**
   * About `length` characters of the section at `hash` of the page at `href` around the first wanted word; `null`: the
   * page cannot be had, or its turn came after `signal` said that nobody waits any more.
   */
  find(href: string, hash: string, want: { readonly wanted: WantedWords; readonly length: number; readonly signal: AbortSignal }): Promise<MarkedText | null>;
}

/** Reads pages one at a time while the browser has nothing else to do, each once. */
export function createExcerpts(desk: SearchDesk, { loadPage }: BehaviourContext): Excerpts {
  const articles = new Map<string, Promise<Document | null>>();
  let last: Promise<unknown> = Promise.resolve();

  async function read(href: string): Promise<Document | null> {
    const page = await loadPage(href);
    if (page === null) return null;
    await whenIdle();
    const article = new DOMParser().parseFromString(page.html, 'text/html');
    prepareArticle(article);
    return article;
  }

  function open(href: string, signal: AbortSignal): Promise<Document | null> {
    const opened = last.then(() => {
      if (signal.aborted) return null;
      const article = articles.get(href) ?? read(href);
      articles.set(href, article);
      return article;
    });
    last = opened.catch(() => articles.delete(href));
    return opened;
  }

  return {
    async find(href, hash, { wanted, length, signal }) {
      const article = await open(href, signal);
      return article === null ? null : desk.cut(sectionText(article, decode(hash.slice(1))), wanted, length);
    },
  };
}

function whenIdle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done, 1);
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
