export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range that a Range header asks for (RFC 9110, 14.2); null for the whole, as without a header, when it cannot be read, names
 * other units or several ranges, or when the client's part is of another version. `outside` is a 416.
 */
export function byteRange(
  header: string | undefined,
  size: number,
  ifRange: string | string[] | undefined,
  etag: string,
): ByteRange | 'outside' | null {
  // Lists may have spaces and empty entries.
  const asked = /^bytes=[\s,]*(\d*)-(\d*)[\s,]*$/i.exec(header ?? '');
  // A weak tag is of no version: byte for byte it may be another one.
  if (!asked || (ifRange !== undefined && (ifRange !== etag || etag.startsWith('W/')))) return null;
  const [from, to] = [asked[1] ?? '', asked[2] ?? ''].map((text) => (text === '' ? null : Number(text)));
  // "-500": the last 500 bytes.
  if (from == null) return to == null ? null : within(Math.max(0, size - to), size - 1, size);
  if (to != null && to < from) return null;
  return within(from, Math.min(to ?? Infinity, size - 1), size);
}

const within = (first: number, last: number, size: number): ByteRange | 'outside' =>
  first >= size ? 'outside' : { first, last };
