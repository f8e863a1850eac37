import { everyone, type AccessRows } from '../access-row';

const leeds = () => ({ query: 'latitude=53.8&longitude=-1.55' });

export const MAPS_ROWS: AccessRows = {
  reverseGeocode: everyone(200, leeds),
  nearestPlace: everyone(200, leeds),
  findPlaces: everyone(200, () => ({ query: 'q=leeds' })),
  placesWithin: everyone(200, () => ({ query: 'south=53&west=-2&north=54&east=-1' })),
};
