export {
  NO_POSITION,
  formPositionSchema,
  POSITION_WAYS,
  type FormPosition,
  type HoldsPosition,
} from './position/form-position';
export { PositionField } from './position/position-field';
export type { Town } from './gazetteer';
export type { LocationOutcome } from './location/locate';
export { useMyLocation } from './location/use-my-location';
export { MapOfPlaces } from './places-map/map-of-places';
export type { MapCircle, MapPlace } from './places-map/map-place';
export { nearestStation } from './nearest-station';
