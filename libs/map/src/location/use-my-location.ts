import { useCallback, useEffect, useRef, useState } from 'react';

/** The browser's position, or the reason why there is none. */
export type LocationOutcome =
  | { status: 'unsupported' | 'denied' | 'failed' }
  | { status: 'found'; latitude: number; longitude: number; city: string; countryName: string };

/**
 * Options for the browser: as precise as the device can, at most 10 s, and a position from the last 5 minutes is
 * accepted.
 */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 };

/** `PERMISSION_DENIED` of the Geolocation API. */
const DENIED = 1;

export type PositionOutcome =
  | { status: 'unsupported' | 'denied' | 'failed' }
  | { status: 'found'; latitude: number; longitude: number };

/** A permission prompt has no time-out of its own: this is the longest that a page waits for it. */
const PATIENCE_MS = 20_000;

/** Returns the browser's position, without a place name. Never rejects; always ends within `PATIENCE_MS`. */
export async function findPosition(): Promise<PositionOutcome> {
  // The Geolocation API, which is missing in old browsers and on insecure pages, whatever the type says.
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

/** Returns the browser's position and the place there. Never rejects: every failure is an outcome. */
async function locate(): Promise<LocationOutcome> {
  const found = await findPosition();
  if (found.status !== 'found') return found;
  try {
    const { latitude, longitude } = found;
    // Loaded on demand, because otherwise every visit to the home page would download it.
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

interface MyLocation {
  /** True while the person decides and the device searches. */
  locating: boolean;
  findMe: () => void;
}

/** Finds the person's position on request and reports the outcome, unless the page has been left by then. */
export function useMyLocation(onOutcome: (outcome: LocationOutcome) => void): MyLocation {
  const [locating, setLocating] = useState(false);
  const asked = useRef(0);

  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );

  const findMe = useCallback(() => {
    asked.current += 1;
    const own = asked.current;
    setLocating(true);
    void locate().then((outcome) => {
      if (asked.current !== own) return;
      setLocating(false);
      onOutcome(outcome);
    });
  }, [onOutcome]);

  return { locating, findMe };
}
