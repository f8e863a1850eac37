const NEAR_METRES = 950;
const FAR_METRES = 9_950;

/** "400 m", "1.2 km", "14 km": as exact as a walk or a drive needs it. */
export function distanceWords(metres: number): string {
  if (metres < NEAR_METRES) return `${Math.max(10, Math.round(metres / 10) * 10)} m`;
  const km = metres / 1_000;
  return `${metres < FAR_METRES ? km.toFixed(1) : Math.round(km)} km`;
}
