import { isIPv6 } from 'node:net';

/**
 * Who is counted: an IPv4 address, or the /64 of an IPv6 one, since a household has a whole /64. Where one person must not
 * count as many, the /48: providers give a household up to that much.
 */
export function addressKey(address: string, bits: 48 | 64 = 64): string {
  const plain = address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const full = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...rest];
  return `${full
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/${bits}`;
}
