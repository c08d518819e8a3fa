/** `make`, which is called once for each key, and again when it has been called for `most` others. */
export function remember<Key, Value>(make: (key: Key) => Value, most = Infinity): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) {
      if (known.size === most) known.clear();
      known.set(key, make(key));
    }
    return known.get(key) as Value;
  };
}

/** `make`, which is called once for each key, and forgotten with it. */
export function rememberWeakly<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
}
