import type { KindFilter } from '../venue/kind-words';

/** Whether a venue is what the filter asks for. */
export function isOfKind(venue: { kind: string | null; category: string }, filter: KindFilter | null): boolean {
  if (!filter) return false;
  if (filter.kinds) return venue.kind !== null && filter.kinds.includes(venue.kind);
  return filter.category === venue.category;
}
