import type { Candidate } from '../candidate';
import { readPackageJson } from '../packages';
import { distinctAltNames, spaceBrackets, stationAltNames } from '../rules/alt-names';
import { claimsFromDb } from '../rules/claims-from-db';
import { dbImportance } from '../rules/importance';
import { roundDegrees } from '../rules/valid-position';
import type { SourceContext } from './context';
import { type DbStop, dbTable } from './db-hafas-table';

interface DbStation {
  id: string;
  nr: number;
  address?: { city?: string; zipcode?: string; street?: string };
}

const oneSpace = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim() || null;

/** Returns the stop that represents the whole station: a "station" before a mere platform group, then the busiest. */
function mainStop(stops: DbStop[]): DbStop {
  const [first] = [...stops].sort(
    (a, b) =>
      Number(b.type === 'station') - Number(a.type === 'station') || b.weight - a.weight || a.id.localeCompare(b.id),
  );
  if (!first) throw new Error('A station without stops');
  return first;
}

/**
 * Reads stations for which DB InfraGO lists facilities (a few are just across a border), one row per DB station
 * number.
 */
export async function readDbHafasStations({ gazetteer, countryName }: SourceContext): Promise<Candidate[]> {
  const { byStation } = await dbTable();
  const addresses = new Map(
    readPackageJson<DbStation[]>('db-stations', 'data.json').map((row) => [String(row.nr), row]),
  );
  return [...byStation].map(([stadaId, stops]) => {
    const stop = mainStop(stops);
    const name = spaceBrackets(stop.name);
    const position = {
      latitude: roundDegrees(stop.location.latitude),
      longitude: roundDegrees(stop.location.longitude),
    };
    const countryCode = gazetteer.countryAt(position) ?? 'DE';
    const listed = addresses.get(stadaId);
    const { zipcode } = listed?.address ?? {};
    const city = oneSpace(listed?.address?.city);
    const street = oneSpace(listed?.address?.street);
    return {
      source: 'db-hafas-stations',
      sourceId: stop.id,
      sourceDate: null,
      ids: [`stada:${stadaId}`, ...stops.map(({ id }) => `eva:${id}`)],
      alsoFrom: listed ? [`db-stations:${listed.id}`] : [],
      name,
      address: street && city ? `${street}, ${[zipcode, city].filter(Boolean).join(' ')}` : null,
      city: city ?? gazetteer.cityOf(name, position, countryCode),
      country: countryName(countryCode),
      countryCode,
      ...position,
      approximatePosition: false,
      category: 'transport',
      kind: 'railway_station',
      code: null,
      altNames: distinctAltNames(name, [
        ...stationAltNames(name, 'de'),
        ...stops.map((other) => spaceBrackets(other.name)),
      ]),
      websiteUrl: null,
      importance: dbImportance(stop.weight),
      claims: claimsFromDb(stop.facilities ?? {}),
    };
  });
}
