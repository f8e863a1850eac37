import type { Place } from '../gazetteer/places';
import { otherPlaceNames } from '../rules/exonyms';
import { sayName } from '../rules/gb-city';
import { roundDegrees } from '../rules/valid-position';
import type { SeedPlace } from '@waymark/seed';

const WORLD_POPULATION = 15_000;

/**
 * Returns the gazetteer that ships: all of GB, elsewhere towns and capitals. Four decimals (11 m) are enough for a
 * town.
 */
export function seedPlaces(places: Place[], countryName: (code: string) => string): SeedPlace[] {
  return places
    .filter((place) => place.countryCode === 'GB' || place.isCapital || (place.population ?? 0) >= WORLD_POPULATION)
    .map(({ name, countryCode, latitude, longitude, population }) => {
      const said = countryCode === 'GB' ? sayName(name) : name;
      const altNames = [...otherPlaceNames(name), ...(said === name ? [] : [name])];
      return {
        name: said,
        ...(altNames.length > 0 && { altNames }),
        country: countryName(countryCode),
        countryCode,
        latitude: roundDegrees(latitude, 4),
        longitude: roundDegrees(longitude, 4),
        population,
      };
    })
    .sort(
      (a, b) =>
        (a.countryCode < b.countryCode ? -1 : a.countryCode > b.countryCode ? 1 : 0) ||
        (b.population ?? 0) - (a.population ?? 0) ||
        (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) ||
        a.latitude - b.latitude ||
        a.longitude - b.longitude,
    );
}
