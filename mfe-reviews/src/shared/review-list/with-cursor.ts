/** The path of a list's page: the first one is the list itself. */
export function withCursor(path: string, cursor: string | null): string {
  if (cursor === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ cursor }).toString()}`;
}
