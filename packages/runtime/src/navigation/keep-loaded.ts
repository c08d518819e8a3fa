/** `load`, which is asked once, unless it fails, for each address that `kept` lacks; `more` is told to it and makes no difference. */
export function keepLoaded<Address extends string, Loaded, More extends readonly unknown[]>(
  load: (address: Address, ...more: More) => Promise<Loaded>,
  kept = new Map<Address, Promise<Loaded>>(),
): (address: Address, ...more: More) => Promise<Loaded> {
  return (address, ...more) => {
    const loaded = kept.get(address) ?? load(address, ...more);
    kept.set(address, loaded);
    loaded.catch(() => kept.get(address) === loaded && kept.delete(address));
    return loaded;
  };
}
