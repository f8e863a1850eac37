import { browserPosition } from './browser-position';
import type { LocationOutcome } from './location-outcome';

/** `PERMISSION_DENIED` of the Geolocation API. */
const DENIED = 1;

/** The browser's position and the place there. Never rejects: every way to fail is an outcome. */
export async function locate(): Promise<LocationOutcome> {
  // Absent in old browsers and on pages without a secure connection, whatever the type says.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) return { status: 'unsupported' };
  try {
    const { latitude, longitude } = (await browserPosition(geolocation)).coords;
    // Fetched when somebody asks where they are: the schema library would cost every first visit 24 kB.
    const { getPlaceAt } = await import('./get-place-at');
    const place = await getPlaceAt(latitude, longitude);
    return { status: 'found', latitude, longitude, ...place };
  } catch (reason) {
    return { status: isDenial(reason) ? 'denied' : 'failed' };
  }
}

function isDenial(reason: unknown): boolean {
  return typeof reason === 'object' && reason !== null && 'code' in reason && reason.code === DENIED;
}
