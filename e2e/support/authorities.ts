import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR, PLATFORM_PORT } from './platform';

/** The port of the test council's server, which runs only during a journey. */
export const DESK_PORT = PLATFORM_PORT + 1_001;

/** A town that no other journey uses. */
export const COUNCIL = { name: 'Aberystwyth Town Council', latitude: 52.4153, longitude: -4.0829 } as const;
/** Degrees; covers the town only. */
const REACH = 0.03;

/** Writes the file of authorities and their areas, and returns the platform's environment variable for it. */
export function authoritiesEnv(): { AUTHORITIES_FILE: string } {
  const file = join(DATA_DIR, 'authorities.json');
  const open311 = {
    endpoint: `http://127.0.0.1:${DESK_PORT}/v2`,
    jurisdictionId: 'aberystwyth.example',
    serviceCodes: { blocked: 'OBSTRUCTION', other: 'PAVEMENT' },
  };
  const properties = { id: 'aberystwyth', name: COUNCIL.name, open311 };
  const feature = { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [square()] } };
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
  return { AUTHORITIES_FILE: file };
}

function square(): number[][] {
  const { latitude, longitude } = COUNCIL;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const;
  return corners.map(([east, north]) => [longitude + east * REACH, latitude + north * REACH]);
}
