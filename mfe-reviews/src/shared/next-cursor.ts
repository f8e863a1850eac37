/** The cursor in a `Link: <…?cursor=x>; rel="next"` header; null on the last page. */
export function nextCursor(link: string | null): string | null {
  for (const part of (link ?? '').split(/,\s*(?=<)/)) {
    const [, target, rest] = /^\s*<([^>]*)>(.*)$/.exec(part) ?? [];
    if (target && /;\s*rel="?next"?/.test(rest ?? '')) {
      return new URLSearchParams(target.split('?')[1] ?? '').get('cursor');
    }
  }
  return null;
}
