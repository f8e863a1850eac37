import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PostcodeRow } from '@waymark/seed';
import { distanceMetres, type Position } from '../rules/distance';
import { isValidPosition, roundDegrees } from '../rules/valid-position';
import { countBy } from '../output/count-by';
import type { PackRow } from './pack-row';

export interface Postcode {
  district: string;
  sector: string;
}

const SHAPE = /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d)[A-Z]{2}$/;

/** Returns "LS1" and "LS1 4" for "LS1 4AB"; null for anything but a complete British postcode. */
export function postcodeParts(postcode: string | undefined): Postcode | null {
  const [, district, digit] = SHAPE.exec(postcode?.toUpperCase() ?? '') ?? [];
  return district && digit ? { district, sector: `${district} ${digit}` } : null;
}

/** Reads Ordnance Survey's centres: Great Britain, not Northern Ireland. */
function officialMiddles(folder: string): PostcodeRow[] {
  return ['postcode-outcodes.csv.gz', 'postcode-sectors.csv.gz'].flatMap((file) => {
    const [, ...lines] = gunzipSync(readFileSync(join(folder, file)))
      .toString('utf8')
      .trim()
      .split('\n');
    return lines.map((line): PostcodeRow => {
      const [code = '', latitude, longitude, , , district = ''] = line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
      return [code, Number(latitude), Number(longitude), district.replaceAll('"', '')];
    });
  });
}

interface Located extends Position {
  city: string;
}

/** With fewer rows than this a code has no reliable centre: one of them may be wrong. */
const FEW = 5;
/** A metre, as in Ordnance Survey's data. */
const DECIMALS = 5;

export function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function middleOf(places: Located[]): Position {
  return {
    latitude: median(places.map(({ latitude }) => latitude)),
    longitude: median(places.map(({ longitude }) => longitude)),
  };
}

export interface Middle extends Position {
  /** Radius in metres that contains three quarters of the known places with this code. */
  spread: number;
}

/** Centres of postcodes: Ordnance Survey's where available, else the centre of the places with the code. */
export class PostcodeMiddles {
  private constructor(
    readonly rows: PostcodeRow[],
    private readonly middles: ReadonlyMap<string, Middle>,
  ) {}

  static read(folder: string, packRows: readonly PackRow[]): PostcodeMiddles {
    return PostcodeMiddles.of(officialMiddles(folder), packRows);
  }

  static of(official: PostcodeRow[], packRows: readonly PackRow[]): PostcodeMiddles {
    const places = placesByCode(packRows);
    const known = new Set(official.map(([code]) => code));
    const own = [...places]
      .filter(([code, there]) => !known.has(code) && code.startsWith('BT') && there.length >= FEW)
      .map(([code, there]): PostcodeRow => {
        const { latitude, longitude } = middleOf(there);
        return [
          code,
          roundDegrees(latitude, DECIMALS),
          roundDegrees(longitude, DECIMALS),
          Object.keys(countBy(there, ({ city }) => city))[0] ?? '',
        ];
      });
    const rows = [...official, ...own.sort(([a], [b]) => (a < b ? -1 : 1))];
    const middles = new Map<string, Middle>();
    for (const [code, latitude, longitude] of rows) {
      const there = places.get(code) ?? [];
      const ofDistrict = middles.get(code.split(' ')[0] ?? '')?.spread ?? 0;
      const distances = there.map((place) => distanceMetres(place, { latitude, longitude })).sort((a, b) => a - b);
      const spread = there.length >= FEW ? (distances[Math.floor(distances.length * 0.75)] ?? 0) : ofDistrict;
      middles.set(code, { latitude, longitude, spread });
    }
    return new PostcodeMiddles(rows, middles);
  }

  /** Finds the sector's centre, else the district's. */
  find({ sector, district }: Postcode): Middle | null {
    return this.middles.get(sector) ?? this.middles.get(district) ?? null;
  }
}

function placesByCode(rows: readonly PackRow[]): Map<string, Located[]> {
  const places = new Map<string, Located[]>();
  for (const { postcode, country, lat = NaN, lon = NaN, city = '' } of rows) {
    const parts = country === 'GB' ? postcodeParts(postcode) : null;
    if (!parts || !isValidPosition({ latitude: lat, longitude: lon })) continue;
    for (const code of [parts.sector, parts.district]) {
      const there = places.get(code);
      const place = { latitude: lat, longitude: lon, city };
      if (there) there.push(place);
      else places.set(code, [place]);
    }
  }
  return places;
}
