import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { packageFile } from '../packages';
import type { DbFacilities } from '../rules/claims-from-db';

export interface DbStop {
  id: string;
  name: string;
  type: 'station' | 'stop';
  location: { latitude: number; longitude: number };
  products: Record<string, boolean>;
  weight: number;
  facilities?: DbFacilities;
  stadaId?: string;
}

const RAIL_PRODUCTS = ['nationalExpress', 'national', 'regionalExpress', 'regional', 'suburban'];

export interface DbTable {
  /** Stops with DB facilities, by Deutsche Bahn's station number. */
  byStation: Map<string, DbStop[]>;
  /** EVA numbers of all stops, in any country, where trains stop. */
  railIds: ReadonlySet<string>;
}

async function readTable(): Promise<DbTable> {
  const byStation = new Map<string, DbStop[]>();
  const railIds = new Set<string>();
  const lines = createInterface({ input: createReadStream(packageFile('db-hafas-stations', 'full.ndjson')) });
  for await (const line of lines) {
    if (!line) continue;
    const stop = JSON.parse(line) as DbStop;
    if (RAIL_PRODUCTS.some((product) => stop.products[product])) railIds.add(stop.id);
    if (!stop.facilities || !stop.stadaId) continue;
    byStation.set(stop.stadaId, [...(byStation.get(stop.stadaId) ?? []), stop]);
  }
  return { byStation, railIds };
}

let table: Promise<DbTable> | undefined;

export function dbTable(): Promise<DbTable> {
  table ??= readTable();
  return table;
}
