/**
 * Returns a PostgreSQL URL for sessions in UTC, whatever time zone the server, database or role uses. Days, months and
 * Prisma's timestamps depend on it. Every connection uses it; lint enforces that.
 */
export function inUtc(databaseUrl: string): string {
  // Throws our own error, because the error of `URL` contains its input, and logs would show the password.
  if (!URL.canParse(databaseUrl)) throw new Error('The database address is not a URL');
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options');
  url.searchParams.set('options', [given, '-c TimeZone=UTC'].filter(Boolean).join(' '));
  return url.href;
}

/** The options of a NATS client that locate its broker. */
export interface NatsServers {
  /** Address of each node as `host:port`. */
  servers: string[];
  user?: string;
  pass?: string;
}

/**
 * Parses NATS_URL: one URL, or several cluster nodes separated by commas. The first URL's user and password apply to
 * all.
 */
export function natsServers(list: string): NatsServers {
  const urls = list.split(',').map((text) => addressOf(text.trim()));
  const [first] = urls;
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port || '4222'}`),
    ...(first?.username ? { user: decodeURIComponent(first.username), pass: decodeURIComponent(first.password) } : {}),
  };
}

function addressOf(text: string): URL {
  // Throws our own error, because the error of `URL` contains its input, and logs would show the password.
  if (!URL.canParse(text)) throw new Error('A broker address (NATS_URL) is not a URL');
  return new URL(text);
}
