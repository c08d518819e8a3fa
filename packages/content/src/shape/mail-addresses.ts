import type { Nodes, PhrasingContent } from 'mdast';
import { rangeOf, textOf } from './mdast.ts';

const protocolAtEnd = /(?<![A-Za-z\d])(?:mailto|xmpp):$/;

/**
 * Mends the bare address `node` after `previous` (GFM, section 6.9): the parser makes a link of the address alone and
 * leaves the protocol before it as text. `mailto:` belongs to the link; behind `xmpp:` there is no address of mail.
 */
export function shapeMailAddress(node: Nodes, previous: Nodes | undefined): void {
  if (!isBareAddress(node) || previous?.type !== 'text') return;
  const protocol = protocolAtEnd.exec(previous.value)?.[0];
  if (protocol === undefined) return;
  if (protocol === 'xmpp:') {
    Object.assign(node, { type: 'hgGroup' });
    return;
  }
  const [address] = node.children;
  if (address?.type === 'text') address.value = `${protocol}${address.value}`;
  previous.value = previous.value.slice(0, -protocol.length);
  for (const at of [previous.position?.end, node.position?.start, address?.position?.start]) {
    if (at?.offset !== undefined) at.offset -= protocol.length;
  }
}

/** Whether `node` is a link that is written as nothing but its address, without brackets. */
function isBareAddress(node: Nodes): node is Extract<PhrasingContent, { type: 'link' }> {
  if (node.type !== 'link' || !node.url.startsWith('mailto:')) return false;
  const [start, end] = rangeOf(node);
  const text = textOf(node);
  return node.url === `mailto:${text}` && end - start === text.length;
}
