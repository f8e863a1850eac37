interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range that a Range header asks for (RFC 9110, 14.2), null for the whole: without one, of other units, of several
 * ranges, or when the client's part is of another version. `outside` is a 416.
 */
export function byteRange(
  header: string | undefined,
  size: number,
  ifRange: string | string[] | undefined,
  etag: string,
): ByteRange | 'outside' | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!asked || (ifRange !== undefined && ifRange !== etag)) return null;
  const [, from = '', to = ''] = asked;
  if (from === '' && to === '') return null;
  // "-500": the last 500 bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || first >= size ? 'outside' : { first, last };
}
