import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': '他 {count} 件',
  'sidebar.expand': 'サイドバーのカテゴリー「{label}」を開く',
  'sidebar.collapse': 'サイドバーのカテゴリー「{label}」を閉じる',
  'sidebar.filter': 'セクションを絞り込む',
  'sidebar.found': '{count} 件見つかりました',
  'sidebar.foundMore': '{count} 件中、最初の {shown} 件',
  'sidebar.nothing': 'その名前の項目はありません。検索では記事の本文も対象になります。',
  'sidebar.search': '記事から「{text}」を検索',
  'sidebar.failed': 'セクションの一覧を読み込めませんでした。',
  'sidebar.hide': 'サイドバーを閉じる',
  'sidebar.show': 'サイドバーを開く',
};
