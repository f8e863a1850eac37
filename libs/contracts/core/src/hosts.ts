/** Whether an address or a host name is this very machine: 127.0.0.0/8, ::1 or localhost. */
export function isLoopback(address: string): boolean {
  const plain = address.toLowerCase().replace(/^::ffff:/, '');
  return plain === '::1' || plain === 'localhost' || /^127(\.\d{1,3}){3}$/.test(plain);
}

/** Names that mean a machine nearby (RFC 6761, 6762, 8375, and what networks call their own). */
const NEARBY =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|localdomain|home\.arpa|test|invalid|onion)$/;

/** Whether a host name, as `URL` reads it, is a name of the public internet: no number of a machine, nothing nearby. */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  // Numbers in whatever way of writing are `1.2.3.4` or `[::1]` by now.
  const isNumber = name.startsWith('[') || /^[\d.]+$/.test(name);
  return !isNumber && name.includes('.') && !NEARBY.test(name);
}
