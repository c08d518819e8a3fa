import { isIP } from 'node:net';

/**
 * Whether a Host header may be answered, for a server that listens on `host`. Pages of other origins can make a
 * browser send requests here under a name of theirs (DNS rebinding); such names are refused. A server that listens on
 * every address also answers to addresses in digits, which cannot be rebound, and to `machineName`.
 */
export function makeHostCheck(host: string, machineName: string): (header: string) => boolean {
  const names = new Set(['127.0.0.1', 'localhost', '::1', host.toLowerCase()]);
  const isOpen = host === '0.0.0.0' || host === '::';
  if (isOpen) names.add(machineName.toLowerCase());
  return (header) => {
    const name = hostNameOf(header.toLowerCase());
    return name !== undefined && (names.has(name) || (isOpen && isIP(name) !== 0));
  };
}

function hostNameOf(header: string): string | undefined {
  const match = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/.exec(header);
  return match?.[1] ?? match?.[2];
}
