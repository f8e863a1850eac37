const AREA = /^\/api\/([a-z][a-z-]{0,39})(?=\/|$)/;

/** The word after `/api/`, the same for every address of its kind: what follows can name a person. */
export function apiArea(path: string): string | null {
  return AREA.exec(path)?.[1] ?? null;
}
