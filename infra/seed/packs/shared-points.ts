import type { PackRow } from './pack-row';
import { nameKey } from './place-name';

const point = ({ lat, lon }: PackRow) => `${lat},${lon}`;

/**
 * Returns a test for positions that are no doors: the source says "postcode", or places with different names share
 * exactly the same point. The 2020 hygiene ratings do that in almost half of their rows without saying so.
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
