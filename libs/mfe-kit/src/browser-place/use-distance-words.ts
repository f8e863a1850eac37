import { type DistanceUnits, distanceWords } from '@waymark/contracts-core';
import { useCallback } from 'react';
import { isBritish, regionOf } from './country-of-place';
import { useBrowserPlace } from './read-browser-place';
import type { BrowserPlace } from './uk-detection';

/** Time zones of the US are among these. Half the world's browsers use American English, so a language proves nothing. */
const AMERICAN_ZONES = /^(America|US)\/|^Pacific\/Honolulu$/;

/** Returns the units of road signs in the visitor's country: miles in Britain and the US. */
export function unitsOfPlace(place: BrowserPlace): DistanceUnits {
  if (isBritish(place)) return 'british';
  return AMERICAN_ZONES.test(place.timeZone) && regionOf(place.language) === 'US' ? 'american' : 'metric';
}

/** Text for a distance in metres. */
export type Distance = (metres: number) => string;

/** Returns the units of the visitor's country. */
export const useDistanceUnits = (): DistanceUnits => useBrowserPlace(unitsOfPlace);

/** Returns a function that formats metres in the units of the visitor's country. */
export function useDistanceWords(): Distance {
  const units = useDistanceUnits();
  return useCallback((metres) => distanceWords(metres, units), [units]);
}
