import { isIPv6 } from 'node:net';

/**
 * Whom to count tries against: the client's address as the gateway reports it. For IPv6 the /64, which is what one
 * household holds; the last entry, because only the nearest hop is trusted.
 */
export function requestOrigin(forwardedFor: string | undefined): string {
  const address = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  if (!address) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  return isIPv6(address) ? network64(address) : address;
}

function network64(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
