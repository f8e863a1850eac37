/** `203.0.113.0/24`, `2001:db8:1:2::/64`: enough to see that an act came from elsewhere, not which household it was. */
export function addressPrefix(origin: string): string {
  const parts = origin.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : origin;
}
