import { readPackageText } from '../packages';
import type { SeedSupportService } from '@waymark/seed';

interface Station {
  name: string;
  address?: { city?: string };
  szentrale?: { number: number; publicPhoneNumber?: string; name: string };
}

/** The publication day of db-stations 5.0.2: the latest possible date of its numbers. */
const STATED_ON = '2024-12-13';

/**
 * Reads the public phone numbers of Deutsche Bahn's 3-S centres (service, safety, cleanliness), each with its
 * stations.
 */
export function readThreeSCentres(): SeedSupportService[] {
  const stations = readPackageText('db-stations', 'full.ndjson')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Station);
  const cityOf = new Map(stations.map(({ name, address }) => [name, address?.city]));
  const centres = new Map<number, { name: string; phone: string; stations: number }>();
  for (const { szentrale } of stations) {
    if (!szentrale?.publicPhoneNumber) continue;
    const { number, name, publicPhoneNumber: phone } = szentrale;
    centres.set(number, { name, phone, stations: (centres.get(number)?.stations ?? 0) + 1 });
  }
  return [...centres]
    .sort(([a], [b]) => a - b)
    .map(([number, centre]) => ({
      sourceKey: `db-stations:szentrale:${number}`,
      name: `Deutsche Bahn service centre ${centre.name}`,
      type: 'transport',
      description: `Deutsche Bahn's phone line for service, safety and cleanliness. This centre covers ${centre.stations} railway stations.`,
      city: cityOf.get(centre.name) ?? centre.name.replace(/ (Hbf|Ostbahnhof)$/, ''),
      country: 'Germany',
      phone: withCountryCode(centre.phone),
      serviceArea: `${centre.stations} railway stations`,
      sourceName: 'Deutsche Bahn station data (db-stations 5.0.2)',
      sourceLicence: 'CC-BY-4.0',
      sourceUrl: 'https://github.com/derhuerst/db-stations',
      lastVerified: STATED_ON,
    }));
}

/** Converts a phone number: `040-3918-1 053` becomes `+49 40 39181053`. The area code ends at the first non-digit. */
function withCountryCode(phone: string): string {
  const [, area, rest = ''] = /^0(\d+)\D+(.*)$/.exec(phone) ?? [];
  if (!area) throw new Error(`Not a German number: ${phone}`);
  return `+49 ${area} ${rest.replace(/\D/g, '')}`;
}
