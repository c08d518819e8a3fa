// A preset that writes an RSS feed of the pages that were changed last, by git or their front matter.

export default ({ path = 'changes.xml', most = 20 }) => ({
  name: 'changes-feed',
  version: '1',
  emitters: [{ name: 'changes-feed', files: [path], emit: (site) => [{ path, content: writeFeed(site, path, most) }] }],
});

function writeFeed({ config, graph, dataOf, urlOf }, path, most) {
  const items = graph.pages
    .map((page) => ({ ...page, data: dataOf(page), url: urlOf(page) }))
    .filter(({ data, isNoIndex }) => data.lastUpdate?.date !== undefined && !isNoIndex)
    .toSorted((a, b) => compare(b.data.lastUpdate.date, a.data.lastUpdate.date) || compare(a.route, b.route))
    .slice(0, most);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escape(config.title)}</title><link>${escape(config.url + config.basePath)}</link>`,
    `<description>${escape(config.tagline)}</description>`,
    `<atom:link href="${escape(config.url + config.basePath + path)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(
      ({ title, description, url, data }) =>
        `<item><title>${escape(title)}</title><link>${escape(url)}</link><guid>${escape(url)}</guid>` +
        `<pubDate>${new Date(data.lastUpdate.date).toUTCString()}</pubDate><description>${escape(description)}</description></item>`,
    ),
    '</channel></rss>\n',
  ].join('\n');
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
