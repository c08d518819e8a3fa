import { AnnouncementBar } from './layout/AnnouncementBar.tsx';
import { Drawer } from './layout/Drawer.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { Sidebar } from './layout/Sidebar.tsx';
import { TableOfContents } from './page/TableOfContents.tsx';

/** What the page is made of; another theme may replace each of them. */
export const pageParts = { AnnouncementBar, Drawer, Footer, Header, Sidebar, TableOfContents };
