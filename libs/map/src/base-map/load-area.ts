import type { AreaFile, MapArea } from './map-area';

const loading = new Map<string, Promise<MapArea | null>>();

/**
 * Fetches an area of the map once; returns null when it does not load. A failed area is fetched again the next time it
 * is needed.
 */
export function loadArea({ file }: AreaFile): Promise<MapArea | null> {
  const known = loading.get(file.href);
  if (known) return known;
  const piece = fetch(file)
    .then((answer) => (answer.ok ? (answer.json() as Promise<MapArea>) : null))
    .catch(() => null)
    .then((area) => {
      if (!area) loading.delete(file.href);
      return area;
    });
  loading.set(file.href, piece);
  return piece;
}
