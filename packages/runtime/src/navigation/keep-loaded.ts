/** `load`, which each address that `kept` lacks is asked for once unless it fails. */
export function keepLoaded<Loaded>(
  load: (href: string) => Promise<Loaded>,
  kept = new Map<string, Promise<Loaded>>(),
): (href: string) => Promise<Loaded> {
  return (href) => {
    let loaded = kept.get(href);
    if (loaded === undefined) {
      loaded = load(href);
      loaded.catch(() => kept.delete(href));
      kept.set(href, loaded);
    }
    return loaded;
  };
}
