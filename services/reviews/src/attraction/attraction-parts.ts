import { AttractionRepository } from './attraction.repository';
import { AttractionController } from './attraction.controller';
import { FindOrCreateAttraction } from './find-or-create-attraction.use-case';
import { ListAttractions } from './list-attractions.use-case';
import { ShownAttraction } from './shown-attraction';

/**
 * Endpoints for attractions: places without an operator, under the API name that is documented for them. Otherwise
 * they work like venues.
 */
export const ATTRACTION_CONTROLLERS = [AttractionController];

export const ATTRACTION_PROVIDERS = [AttractionRepository, ShownAttraction, ListAttractions, FindOrCreateAttraction];
