/** S1 section 7: as exact as the device can, 10 s at most, a position of the last 5 minutes is good enough. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 };

/** Asks the browser, which asks the person. Rejects with a GeolocationPositionError. */
export function browserPosition(geolocation: Geolocation): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => geolocation.getCurrentPosition(resolve, reject, OPTIONS));
}
