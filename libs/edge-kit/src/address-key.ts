import ipaddr from 'ipaddr.js';

interface Prefixes {
  /** Bits of an IPv4 address that count. */
  readonly ipv4: 24 | 32;
  readonly ipv6: 48 | 64;
}

/** A household has one IPv4 address, or a whole /64. */
const HOUSEHOLD: Prefixes = { ipv4: 32, ipv6: 64 };
/** What one caller may hold many addresses of: providers give a household up to a /48, and rent out a /24. */
const NETWORK: Prefixes = { ipv4: 24, ipv6: 48 };

/** Whom to count requests of an address against: the household behind it. What is no address counts as it is written. */
export function addressKey(address: string): string {
  return keyOf(address, HOUSEHOLD);
}

/** Whom to count against where one person must not count as many: the network that their provider gave them a part of. */
export function networkKey(address: string): string {
  return keyOf(address, NETWORK);
}

/** Enough to see that an act came from elsewhere, not which address of its street it was. */
export function addressPrefix(address: string): string {
  return keyOf(address, { ipv4: 24, ipv6: 64 });
}

/** IPv4 alone; the /48 of an IPv6 address: providers give a household up to that much. */
export function widestHousehold(address: string): string {
  return keyOf(address, { ipv4: 32, ipv6: 48 });
}

function keyOf(address: string, { ipv4, ipv6 }: Prefixes): string {
  const parsed = parse(address);
  if (!parsed) return address;
  if (parsed.kind() === 'ipv4') {
    const groups = parsed.toByteArray();
    return ipv4 === 32 ? groups.join('.') : `${groups.slice(0, 3).join('.')}.0/24`;
  }
  const groups = (parsed as ipaddr.IPv6).parts.slice(0, ipv6 / 16);
  return `${groups.map((group) => group.toString(16)).join(':')}::/${ipv6}`;
}

const BRACKETS = /^\[([^\]]+)\](?::\d+)?$/;
const PORT_OF_IPV4 = /^([\d.]+):\d+$/;

/** Null when it is no address. Without its port and zone; an IPv4 address in IPv6 clothes (`::ffff:…`) is an IPv4 one. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = address.trim().replace(BRACKETS, '$1').replace(PORT_OF_IPV4, '$1').replace(/%.*$/, '');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isAddress ? ipaddr.process(bare) : null;
}
