import { ArticleFoot } from './ArticleFoot.tsx';
import { Banners } from './Banners.tsx';
import { Cards } from './Cards.tsx';
import { Crumbs } from './Crumbs.tsx';
import { PageMenu } from './PageMenu.tsx';
import { Pager } from './Pager.tsx';

/** What stands around the prose of an article; another theme may replace each of them. */
export const articleParts = { ArticleFoot, Banners, Cards, Crumbs, PageMenu, Pager };
