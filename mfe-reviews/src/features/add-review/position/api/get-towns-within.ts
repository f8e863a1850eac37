import { apiClient } from '@waymark/mfe-kit';
import { z } from 'zod';

/** What this slice reads of the maps slice's answer. */
const townsSchema = z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }));
export type TownOnMap = z.infer<typeof townsSchema>[number];

/** Degrees. */
export interface View {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The largest towns of a view, largest first. Nearly equal views have one address, so that caches can answer. */
export async function getTownsWithin(view: View, signal: AbortSignal): Promise<TownOnMap[]> {
  const digits = view.north - view.south > 2 ? 0 : 2;
  const edges = Object.entries(view).map(([name, degrees]) => [
    name,
    String(Number((degrees as number).toFixed(digits))),
  ]);
  return townsSchema.parse(
    await apiClient.get<unknown>(`/api/geo/places/within?${new URLSearchParams(edges).toString()}`, { signal }),
  );
}
