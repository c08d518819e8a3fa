/** Name of the browser's storage that keeps which version a reader prefers, before the site's namespace. */
export const versionKey = 'docs-preferred-version-default';
