import { AttractionRepository } from './attraction.repository';
import { AttractionController } from './attraction.controller';
import { FindOrCreateAttraction } from './find-or-create-attraction.use-case';
import { ListAttractions } from './list-attractions.use-case';
import { ShownAttraction } from './shown-attraction';

/** Attractions: places without an operator, under their documented API name. Otherwise they are venues. */
export const ATTRACTION_CONTROLLERS = [AttractionController];

export const ATTRACTION_PROVIDERS = [AttractionRepository, ShownAttraction, ListAttractions, FindOrCreateAttraction];
