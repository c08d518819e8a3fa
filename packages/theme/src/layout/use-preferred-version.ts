import { useBrowserValue, useFrame, usePage } from '@helpgen/runtime';
import { readItem, writeItem } from '@helpgen/runtime/behaviours';
import { useEffect } from 'react';
import { versionKey } from '../frame/version-key.ts';

/** Name of the version that the reader chose last; `undefined` when there is none, at hydration, and on a site with one version. */
export function usePreferredVersion(): string | undefined {
  const { versions } = usePage();
  const { storageNamespace, versionPersistence } = useFrame().options;
  const key = versionKey + storageNamespace;
  const isKept = versions.length > 1 && versionPersistence !== 'none';
  const kept = useBrowserValue(undefined, () => (isKept ? (readItem(key) ?? undefined) : undefined));
  const isKnown = versions.some(({ name }) => name === kept);
  useEffect(() => {
    if (kept !== undefined && !isKnown) writeItem(key, null);
  }, [kept, isKnown, key]);
  return isKnown ? kept : undefined;
}
