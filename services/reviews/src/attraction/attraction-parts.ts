import { AttractionRepository } from './attraction.repository';
import { FindOrCreateAttractionController } from './find-or-create-attraction/find-or-create-attraction.controller';
import { FindOrCreateAttraction } from './find-or-create-attraction/find-or-create-attraction.use-case';
import { GetAttractionController } from './get-attraction/get-attraction.controller';
import { ListAttractionsController } from './list-attractions/list-attractions.controller';
import { ListAttractions } from './list-attractions/list-attractions.use-case';
import { ShownAttraction } from './shown-attraction';

/** Places without an operator, under S2's name for them. Everything else of them is a venue's. */
export const ATTRACTION_CONTROLLERS = [
  ListAttractionsController,
  GetAttractionController,
  FindOrCreateAttractionController,
];

export const ATTRACTION_PROVIDERS = [AttractionRepository, ShownAttraction, ListAttractions, FindOrCreateAttraction];
