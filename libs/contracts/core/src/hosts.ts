/** Checks whether an address or host name means this machine: 127.0.0.0/8, ::1 or localhost. */
export function isLoopback(address: string): boolean {
  const plain = address.toLowerCase().replace(/^::ffff:/, '');
  return plain === '::1' || plain === 'localhost' || /^127(\.\d{1,3}){3}$/.test(plain);
}

/** Host names on the local network (RFC 6761, 6762, 8375, and names that networks commonly use). */
const NEARBY =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|localdomain|home\.arpa|test|invalid|onion)$/;

/**
 * Checks whether a host name, as `URL` parses it, is a public internet name: not an IP address, nothing on the local
 * network.
 */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  // `URL` has already converted IP addresses in any notation to `1.2.3.4` or `[::1]`.
  const isNumber = name.startsWith('[') || /^[\d.]+$/.test(name);
  return !isNumber && name.includes('.') && !NEARBY.test(name);
}
