export type DistanceUnits = 'metric' | 'british' | 'american';

const METRES = { mile: 1_609.344, foot: 0.3048 };
const tens = (count: number): number => Math.max(10, Math.round(count / 10) * 10);

/** Metres from which a distance is in kilometres or miles. British signs give metres to walkers and miles to drivers. */
const FAR: Readonly<Record<DistanceUnits, number>> = { metric: 950, british: 402, american: 304 };

/**
 * Formats a distance, as precise as a walk or a drive needs: "400 m", "1.2 km", "14 km"; "400 m", "0.7 miles" in
 * Britain; "390 feet", "0.7 miles" in the US.
 */
export function distanceWords(metres: number, units: DistanceUnits = 'metric'): string {
  if (metres < FAR[units]) return units === 'american' ? `${tens(metres / METRES.foot)} feet` : `${tens(metres)} m`;
  const count = metres / (units === 'metric' ? 1_000 : METRES.mile);
  const words = count < 9.95 ? count.toFixed(1).replace('.0', '') : Math.round(count);
  if (units === 'metric') return `${words} km`;
  return `${words} ${words === '1' ? 'mile' : 'miles'}`;
}
