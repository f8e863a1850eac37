import type { PackRow } from './pack-row';
import { nameKey } from './place-name';

const point = ({ lat, lon }: PackRow) => `${lat},${lon}`;

/**
 * Tells positions that are no doors: the source says "postcode", or puts places of different names on the very same
 * point, as the 2020 hygiene ratings do for almost half of their rows without saying so.
 */
export function approximatePositions(rows: readonly PackRow[]): (row: PackRow) => boolean {
  const nameAt = new Map<string, string>();
  const shared = new Set<string>();
  for (const row of rows) {
    if (row.lat === undefined || row.dupOf !== undefined) continue;
    const at = `${row.source}|${point(row)}`;
    const name = nameKey(row.name ?? '');
    const before = nameAt.get(at);
    if (before === undefined) nameAt.set(at, name);
    else if (before !== name) shared.add(at);
  }
  return (row) => row.geo !== undefined || shared.has(`${row.source}|${point(row)}`);
}
