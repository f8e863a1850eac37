import type { Candidate } from '../candidate';
import { readPackageJson } from '../packages';
import { distinctAltNames } from '../rules/alt-names';
import { portImportance } from '../rules/importance';
import { normaliseName } from '../rules/normalise-name';
import { isValidPosition, roundDegrees } from '../rules/valid-position';
import { coastTest } from '../gazetteer/coast';
import type { SourceContext } from './context';

interface Port {
  name: string;
  city?: string;
  alias?: string[];
  coordinates?: [number, number];
}

const NAMES_ITSELF = /\b(port|harbou?r|terminal|quay|dock|docks|pier|puerto|porto)\b/i;
const CLOSE_KM = 25;

/** UN/LOCODE lists their ports under Great Britain. */
const CROWN_DEPENDENCIES = ['GG', 'JE', 'IM'];

/**
 * Reads seaports, with the country from the first two letters of their UN/LOCODE. The source says that some positions
 * are wrong. So a row stays only if it is at the coast, and in that country or at sea. It must also be near the town
 * of its name, if we know one.
 */
export async function readSeaPorts({ gazetteer, countryName }: SourceContext): Promise<Candidate[]> {
  const isCoastal = await coastTest();
  const ports = Object.entries(readPackageJson<Record<string, Port>>('sea-ports', 'lib/ports.json'));
  return ports.flatMap(([locode, port]) => {
    const [longitude, latitude] = port.coordinates ?? [NaN, NaN];
    const position = { latitude: roundDegrees(latitude, 4), longitude: roundDegrees(longitude, 4) };
    if (!isValidPosition(position)) return [];
    const at = gazetteer.countryAt(position);
    const countryCode = CROWN_DEPENDENCIES.find((code) => code === at) ?? locode.slice(0, 2);
    const town = normaliseName(port.city || port.name);
    const isNearTown = gazetteer
      .near(position, countryCode, CLOSE_KM, 400)
      .some((place) => normaliseName(place.name) === town);
    if (!isNearTown && gazetteer.knows(town, countryCode)) return [];
    if (at !== null && at !== countryCode) return [];
    if (at === null && !isNearTown) return [];
    if (!isCoastal(position)) return [];
    const [plain = port.name] = port.name.split(',');
    const namesItself = NAMES_ITSELF.test(plain);
    const name = namesItself ? plain : `Port of ${plain}`;
    const city = port.city?.split(',')[0] || gazetteer.cityOf(port.name, position, countryCode);
    return {
      source: 'sea-ports',
      sourceId: locode,
      sourceDate: null,
      ids: [`locode:${locode}`],
      name,
      address: null,
      city,
      country: countryName(countryCode),
      countryCode,
      ...position,
      approximatePosition: true,
      category: 'transport' as const,
      kind: 'port',
      code: locode,
      altNames: distinctAltNames(name, [
        ...(port.alias ?? []).map((alias) => `Port of ${alias}`),
        namesItself ? null : `${plain} port`,
      ]),
      websiteUrl: null,
      importance: portImportance(gazetteer.populationOf(city, position, countryCode)),
      claims: {},
    };
  });
}
