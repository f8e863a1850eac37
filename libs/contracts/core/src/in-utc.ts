/**
 * Returns a PostgreSQL URL for sessions in UTC, whatever time zone the server, database or role uses. Days, months and
 * Prisma's timestamps depend on it. Every connection uses it; lint enforces that.
 */
export function inUtc(databaseUrl: string): string {
  // `URL`'s own error would contain its input, so logs would show the password.
  if (!URL.canParse(databaseUrl)) throw new Error('The database address is not a URL');
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options');
  url.searchParams.set('options', [given, '-c TimeZone=UTC'].filter(Boolean).join(' '));
  return url.href;
}
