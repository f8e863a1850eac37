import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { type GazetteerRow, readGazetteer, type SeedPlace } from '@waymark/seed';
import { fold, foldGerman } from '../text/fold';
import { inBatches } from '../in-batches';

const BATCH = 5_000;

/** Degrees within which two places with one name are the same. Two villages with one name are farther apart. */
const SAME = 0.03;

/** Finds the county, borough or region of a town in the world gazetteer, to distinguish twelve Newports. */
class PlaceDistricts {
  private readonly byName = new Map<string, GazetteerRow[]>();

  static async from(rows: AsyncIterable<GazetteerRow>): Promise<PlaceDistricts> {
    const districts = new PlaceDistricts();
    for await (const row of rows) districts.add(row);
    return districts;
  }

  of({ name, altNames, countryCode, latitude, longitude }: SeedPlace): string | null {
    const same = [name, ...(altNames ?? [])].flatMap((one) => this.byName.get(keyOf(countryCode, one)) ?? []);
    const here = same.find((row) => Math.abs(row[2] - latitude) < SAME && Math.abs(row[3] - longitude) < SAME);
    return here?.[4] ?? null;
  }

  private add(row: GazetteerRow): void {
    const key = keyOf(row[1], row[0]);
    const same = this.byName.get(key);
    if (same) same.push(row);
    else this.byName.set(key, [row]);
  }
}

const keyOf = (countryCode: string, name: string): string => `${countryCode}:${fold(name)}`;

/** Replaces the gazetteer in one transaction, so searches never see a partial one. */
export async function loadPlaces(database: Database, places: AsyncIterable<SeedPlace>): Promise<number> {
  const districts = await PlaceDistricts.from(readGazetteer());
  const batches: string[] = [];
  let count = 0;
  for await (const batch of inBatches(places, BATCH)) {
    batches.push(JSON.stringify(batch.map((place) => ({ ...placeRow(place), district: districts.of(place) }))));
    count += batch.length;
  }
  await database.transaction(async (tx) => {
    await tx.query(sql`DELETE FROM place`);
    for (const batch of batches) {
      await tx.query(sql`
        INSERT INTO place (name, normal_names, country, country_code, latitude, longitude, population, district)
        SELECT name, normal_names, country, country_code, latitude, longitude, population, district
        FROM jsonb_to_recordset(${batch}::jsonb) AS given(name text, normal_names text[], country text, country_code text,
                                                          latitude float8, longitude float8, population int, district text)`);
    }
  });
  return count;
}

function placeRow(place: SeedPlace) {
  const names = [place.name, ...(place.altNames ?? [])];
  return {
    name: place.name,
    normal_names: [...new Set(names.flatMap((name) => [fold(name), foldGerman(name)]))].filter(Boolean),
    country: place.country,
    country_code: place.countryCode,
    latitude: place.latitude,
    longitude: place.longitude,
    population: place.population,
  };
}
