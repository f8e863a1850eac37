import type { Position } from './distance';

/** Sources write 0,0 for "unknown"; none of our places is in the Gulf of Guinea. */
export function isValidPosition({ latitude, longitude }: Position): boolean {
  return (
    Number.isFinite(latitude) &&
    Number.isFinite(longitude) &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    !(latitude === 0 && longitude === 0)
  );
}

/** Six decimals (11 cm) are more precise than any source, and keep the file small. */
export function roundDegrees(value: number, decimals = 6): number {
  return Number(value.toFixed(decimals));
}
