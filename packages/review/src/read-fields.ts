/** What the head of the document `html` says of the page, by name: title, `meta`, addresses of the page and of its translations. */
export function readFields(html: string): ReadonlyMap<string, string> {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')));
  const fields = new Map<string, string>();
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  if (title !== undefined) fields.set('title', decoded(title));
  for (const [tag, name] of head.matchAll(/<(meta|link)\s[^>]*>/g)) {
    const key = name === 'meta' ? (valueOf(tag, 'name') ?? valueOf(tag, 'property')) : linkName(tag);
    const value = valueOf(tag, name === 'meta' ? 'content' : 'href');
    if (key !== undefined && value !== undefined) fields.set(key, [fields.get(key), value].filter((part) => part !== undefined).join(', '));
  }
  const time = /<time[^>]*\sdatetime="([^"]*)"/i.exec(html)?.[1];
  if (time !== undefined) fields.set('time', decoded(time));
  return fields;
}

/** Of what is linked for machines only what says where the page is. */
function linkName(tag: string): string | undefined {
  const rel = valueOf(tag, 'rel');
  if (rel !== 'canonical' && rel !== 'alternate') return undefined;
  return [rel, valueOf(tag, 'hreflang'), valueOf(tag, 'type')].filter((part) => part !== undefined).join(' ');
}

function valueOf(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
}

function decoded(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
