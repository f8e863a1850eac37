import ipaddr from 'ipaddr.js';

interface Prefixes {
  /** Prefix length in bits. */
  readonly ipv4: 24 | 32;
  readonly ipv6: 48 | 64;
}

/** A household has one IPv4 address or a whole /64. */
const HOUSEHOLD: Prefixes = { ipv4: 32, ipv6: 64 };
/** The network that one customer may control: providers assign a household up to a /48, and rent out a /24. */
const NETWORK: Prefixes = { ipv4: 24, ipv6: 48 };

/**
 * Returns the key that groups an address by household, for counting its requests. An invalid address is its own key.
 */
export function addressKey(address: string): string {
  return keyOf(address, HOUSEHOLD);
}

/** Returns the key of the provider's network around an address, for limits where one person must not count as many. */
export function networkKey(address: string): string {
  return keyOf(address, NETWORK);
}

/** Returns enough of an address to show that an action came from elsewhere, but not the exact address. */
export function addressPrefix(address: string): string {
  return keyOf(address, { ipv4: 24, ipv6: 64 });
}

/** Returns an IPv4 address unchanged, or the /48 of an IPv6 address: providers assign a household up to that much. */
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

/**
 * Returns null for an invalid address. Removes port and zone; converts an IPv4-mapped IPv6 address (`::ffff:…`) to
 * IPv4.
 */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = address.trim().replace(BRACKETS, '$1').replace(PORT_OF_IPV4, '$1').replace(/%.*$/, '');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isAddress ? ipaddr.process(bare) : null;
}
