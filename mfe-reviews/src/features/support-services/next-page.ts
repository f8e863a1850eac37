/** The path in a `Link: </api/…?cursor=x>; rel="next"` header; null on the last page. */
export function nextPage(link: string | null): string | null {
  return /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1] ?? null;
}
