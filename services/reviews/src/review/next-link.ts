/** Value of the `Link` header for the page after this one, with the same query. */
export function nextLink(path: string, query: Readonly<Record<string, unknown>>, cursor: string): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor }))
    if (value !== undefined) next.set(name, String(value));
  return `<${path}?${next}>; rel="next"`;
}
