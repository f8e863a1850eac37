import { call, type AnswerOf } from '@waymark/mfe-kit';
import { placesWithin } from '../../../../endpoints';

export type TownOnMap = AnswerOf<typeof placesWithin>[number];

/** Degrees. */
export interface View {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The largest towns of a view, largest first. Nearly equal views have one address, so that caches can answer. */
export function getTownsWithin({ south, west, north, east }: View, signal: AbortSignal): Promise<TownOnMap[]> {
  const rounded = (degrees: number): number => Number(degrees.toFixed(north - south > 2 ? 0 : 2));
  const query = { south: rounded(south), west: rounded(west), north: rounded(north), east: rounded(east) };
  return call(placesWithin, { query, signal });
}
