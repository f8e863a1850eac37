/** Headers that belong to one connection (RFC 9110, 7.6.1) and never travel on. */
export const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Names that the Connection header adds to the list. */
export function namedByConnection(connection: string | string[] | undefined): ReadonlySet<string> {
  if (!connection) return NONE;
  return new Set(
    String(connection)
      .toLowerCase()
      .split(/\s*,\s*/),
  );
}

const NONE: ReadonlySet<string> = new Set();
