export {
  NO_POSITION,
  formPositionSchema,
  requiredPositionSchema,
  readDegrees,
  POSITION_WAYS,
  type FormPosition,
  type HoldsPosition,
  type PositionWay,
} from './position/form-position';
export { PositionField } from './position/position-field';
export { TownField } from './position/town-field';
export type { Town } from './gazetteer';
export { findPosition, type LocationOutcome, type PositionOutcome, useMyLocation } from './location/use-my-location';
export { MapOfPlaces } from './places-map/map-of-places';
export type { MapCircle, MapPlace } from './places-map/map-place';
export { ReportsMap } from './reports-map/map-of-reports';
export type { MapBounds, MapPoint, MapView, ReportsLook, ReportsMapProps } from './reports-map/reports-map-props';
export { ReportLegend, HeatLegend } from './reports-map/legends';
export { ReportSign } from './reports-map/report-sign';
export { hasStreetSource } from './street-map/street-source';
export { wrapped } from './longitude';
export { reportWords } from './reports-map/report-words';
export { PopupText } from './reports-map/popup-text';
export { POSITION_WORDS } from './messages/en/position';
