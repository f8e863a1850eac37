import { findPlaces, placeSchema, placesWithin, reverseGeocode, whereaboutsSchema } from '@waymark/contracts-maps';

/**
 * The fields of the gazetteer's responses that this library reads. A remote that uses it adds them to its own
 * contract, because it makes the calls.
 */
export const CONSUMES = {
  reverseGeocode: { ...reverseGeocode, response: whereaboutsSchema.pick({ city: true, countryName: true }) },
  findPlaces: { ...findPlaces, response: placeSchema.omit({ population: true }).array() },
  placesWithin: {
    ...placesWithin,
    response: placeSchema.pick({ name: true, latitude: true, longitude: true }).array(),
  },
};
