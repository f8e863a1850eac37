/** Where the browser is, or why nobody can say. */
export type LocationOutcome =
  | { status: 'unsupported' | 'denied' | 'failed' }
  | { status: 'found'; latitude: number; longitude: number; city: string; countryName: string };

/** As exact as the device can, 10 s at most, a position of the last 5 minutes is good enough. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 };

/** `PERMISSION_DENIED` of the Geolocation API. */
const DENIED = 1;

export type PositionOutcome =
  | { status: 'unsupported' | 'denied' | 'failed' }
  | { status: 'found'; latitude: number; longitude: number };

/** A question that nobody answers has no time-out of its own: a page does not wait for it longer than this. */
const PATIENCE_MS = 20_000;

/** The browser's position alone. Never rejects, and never takes for ever. */
export async function findPosition(): Promise<PositionOutcome> {
  // Absent in old browsers and on pages without a secure connection, whatever the type says.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) return { status: 'unsupported' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser did not give its location in time.')), PATIENCE_MS);
  });
  try {
    const { latitude, longitude } = (await Promise.race([browserPosition(geolocation), late])).coords;
    return { status: 'found', latitude, longitude };
  } catch (reason) {
    return { status: isDenial(reason) ? 'denied' : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** The browser's position and the place there. Never rejects: every way to fail is an outcome. */
export async function locate(): Promise<LocationOutcome> {
  const found = await findPosition();
  if (found.status !== 'found') return found;
  try {
    const { latitude, longitude } = found;
    // Fetched when somebody asks where they are: every visit to the home page would pay for it.
    const { getPlaceAt } = await import('../gazetteer');
    const place = await getPlaceAt(latitude, longitude);
    return { status: 'found', latitude, longitude, ...place };
  } catch {
    return { status: 'failed' };
  }
}

function isDenial(reason: unknown): boolean {
  return typeof reason === 'object' && reason !== null && 'code' in reason && reason.code === DENIED;
}

/** Asks the browser, which asks the person. Rejects with a GeolocationPositionError. */
function browserPosition(geolocation: Geolocation): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => geolocation.getCurrentPosition(resolve, reject, OPTIONS));
}
