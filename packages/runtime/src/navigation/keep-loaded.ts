/** `load`, which is asked once, unless it fails, for each first argument that `kept` lacks; what else it is told makes no difference. */
export function keepLoaded<Told extends readonly unknown[], Loaded>(
  load: (...told: Told) => Promise<Loaded>,
  kept = new Map<Told[0], Promise<Loaded>>(),
): (...told: Told) => Promise<Loaded> {
  return (...told) => {
    const [address] = told;
    const loaded = kept.get(address) ?? load(...told);
    kept.set(address, loaded);
    loaded.catch(() => kept.get(address) === loaded && kept.delete(address));
    return loaded;
  };
}
