import { ListReportPlacesController } from './list-report-places/list-report-places.controller';
import { PlaceProjection } from './place-projection';
import { PlaceRepository } from './place.repository';

/** The table of towns beside the map. */
export const PLACE_CONTROLLERS = [ListReportPlacesController];
export const PLACE_PROVIDERS = [PlaceProjection, PlaceRepository];
