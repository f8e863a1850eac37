const KM = 1_000;
const STEP = 10;

/** `320 m`, `1.4 km`: no more exact than the positions of lists are. */
export function distanceWords(metres: number): string {
  if (metres < KM - STEP / 2) return `${Math.max(STEP, Math.round(metres / STEP) * STEP)} m`;
  return `${(metres / KM).toFixed(metres < STEP * KM ? 1 : 0)} km`;
}
