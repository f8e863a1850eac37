import type { GazetteerRow, SeedPlace } from '@waymark/seed';
import { fold } from '../text/fold';

/** Of one place; two villages of a name are farther apart. Degrees. */
const SAME = 0.03;

/** County, borough or region of a town, from the world gazetteer: it tells twelve Newports apart. */
export class PlaceDistricts {
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
