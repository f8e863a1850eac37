import { Module } from '@nestjs/common';
import { Gazetteer, loadGazetteer } from './gazetteer';
import { GeoController } from './geo.controller';

/** Places and postcodes, by name and by position. */
@Module({
  controllers: [GeoController],
  providers: [{ provide: Gazetteer, useFactory: loadGazetteer }],
  exports: [Gazetteer],
})
export class GeoModule {}
