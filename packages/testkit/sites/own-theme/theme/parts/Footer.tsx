import { useFrame } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** A foot of our own in the place of the default one. */
export function Footer(): ReactNode {
  return <footer className="till-footer">{useFrame().title}: звоните в любое время</footer>;
}
