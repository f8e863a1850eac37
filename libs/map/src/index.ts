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
