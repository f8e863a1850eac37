/**
 * A PostgreSQL address whose sessions run in UTC, whatever zone the server, the database or the role is set to: a day, a month and what
 * Prisma reads of a moment depend on it. Every connection is made with it; lint sees to that.
 */
export function inUtc(databaseUrl: string): string {
  // The error of URL carries its input, and with it the password into whatever logs it.
  if (!URL.canParse(databaseUrl)) throw new Error('The database address is not a URL');
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options');
  url.searchParams.set('options', [given, '-c TimeZone=UTC'].filter(Boolean).join(' '));
  return url.href;
}
