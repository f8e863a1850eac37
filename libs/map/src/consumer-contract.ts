import { findPlaces, placeSchema, placesWithin, reverseGeocode, whereaboutsSchema } from '@waymark/contracts-maps';

/** What these parts read of the gazetteer's answers. A remote that uses them takes it into its own contract: it calls through them. */
export const CONSUMES = {
  reverseGeocode: { ...reverseGeocode, response: whereaboutsSchema.pick({ city: true, countryName: true }) },
  findPlaces: { ...findPlaces, response: placeSchema.omit({ population: true }).array() },
  placesWithin: {
    ...placesWithin,
    response: placeSchema.pick({ name: true, latitude: true, longitude: true }).array(),
  },
};
