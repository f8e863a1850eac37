/** Where the browser is, or why nobody can say. */
export type LocationOutcome =
  | { status: 'unsupported' | 'denied' | 'failed' }
  | { status: 'found'; latitude: number; longitude: number; city: string; countryName: string };

/** S1 section 7: as exact as the device can, 10 s at most, a position of the last 5 minutes is good enough. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 };

/** `PERMISSION_DENIED` of the Geolocation API. */
const DENIED = 1;

/** The browser's position and the place there. Never rejects: every way to fail is an outcome. */
export async function locate(): Promise<LocationOutcome> {
  // Absent in old browsers and on pages without a secure connection, whatever the type says.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) return { status: 'unsupported' };
  try {
    const { latitude, longitude } = (await browserPosition(geolocation)).coords;
    // Fetched when somebody asks where they are: every visit to the home page would pay for it.
    const { getPlaceAt } = await import('../gazetteer');
    const place = await getPlaceAt(latitude, longitude);
    return { status: 'found', latitude, longitude, ...place };
  } catch (reason) {
    return { status: isDenial(reason) ? 'denied' : 'failed' };
  }
}

function isDenial(reason: unknown): boolean {
  return typeof reason === 'object' && reason !== null && 'code' in reason && reason.code === DENIED;
}

/** Asks the browser, which asks the person. Rejects with a GeolocationPositionError. */
function browserPosition(geolocation: Geolocation): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => geolocation.getCurrentPosition(resolve, reject, OPTIONS));
}
