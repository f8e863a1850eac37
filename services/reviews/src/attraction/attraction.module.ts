import { Module } from '@nestjs/common';
import { VenueModule } from '../venue/venue.module';
import { AttractionController } from './attraction.controller';
import { AttractionRepository } from './attraction.repository';
import { FindOrCreateAttraction } from './find-or-create-attraction.use-case';
import { ListAttractions } from './list-attractions.use-case';
import { ShownAttraction } from './shown-attraction';

/** Attractions: places without an operator, under their documented API name. Otherwise they are venues. */
@Module({
  imports: [VenueModule],
  controllers: [AttractionController],
  providers: [AttractionRepository, FindOrCreateAttraction, ListAttractions, ShownAttraction],
})
export class AttractionModule {}
