/** What one caller may hold many addresses of: the /24 of an IPv4 address, the /48 of an IPv6 one (`2001:db8:1:2::/64`). */
export function networkOf(origin: string): string {
  if (origin.endsWith('::/64')) return `${origin.split(':').slice(0, 3).join(':')}::/48`;
  const parts = origin.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : origin;
}
