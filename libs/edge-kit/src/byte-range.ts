export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Returns the byte range of a Range header (RFC 9110, 14.2), or `outside` for a 416. Returns null for the whole file:
 * no header, an unreadable one, other units, several ranges, or a client with part of another version.
 */
export function byteRange(
  header: string | undefined,
  size: number,
  ifRange: string | string[] | undefined,
  etag: string,
): ByteRange | 'outside' | null {
  // Lists may have spaces and empty entries.
  const asked = /^bytes=[\s,]*(\d*)-(\d*)[\s,]*$/i.exec(header ?? '');
  // A weak tag does not identify a version byte for byte.
  if (!asked || (ifRange !== undefined && (ifRange !== etag || etag.startsWith('W/')))) return null;
  const [from, to] = [asked[1] ?? '', asked[2] ?? ''].map((text) => (text === '' ? null : Number(text)));
  // A range such as "-500" means the last 500 bytes.
  if (from == null) return to == null ? null : within(Math.max(0, size - to), size - 1, size);
  if (to != null && to < from) return null;
  return within(from, Math.min(to ?? Infinity, size - 1), size);
}

const within = (first: number, last: number, size: number): ByteRange | 'outside' =>
  first >= size ? 'outside' : { first, last };
