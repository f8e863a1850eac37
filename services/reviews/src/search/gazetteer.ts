import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface GazetteerPlace {
  name: string;
  latitude: number;
  longitude: number;
  population: number | null;
}

const REMEMBERED = 2_000;

/** What a place name means: the home country's place first, then the most populous. */
@Injectable()
export class Gazetteer {
  private readonly known = new Map<string, GazetteerPlace | null>();

  constructor(private readonly database: Database) {}

  async find(foldedName: string, homeCountry: string | null): Promise<GazetteerPlace | null> {
    const key = `${homeCountry ?? ''}:${foldedName}`;
    const remembered = this.known.get(key);
    if (remembered !== undefined) return remembered;
    const place = await this.database.one<GazetteerPlace>(sql`
      SELECT name, latitude, longitude, population FROM place
      WHERE normal_names @> ARRAY[${foldedName}]::text[]
      ORDER BY (country_code = ${homeCountry ?? ''}) DESC, population DESC NULLS LAST, id
      LIMIT 1`);
    // Names that were not there are not kept: the gazetteer may be loaded after the service starts.
    if (place) this.remember(key, place);
    return place;
  }

  private remember(key: string, place: GazetteerPlace): void {
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(key, place);
  }
}
