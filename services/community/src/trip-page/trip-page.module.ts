import { Module } from '@nestjs/common';
import { TripModule } from '../trip/trip.module';
import { SitemapRepository } from './sitemap.repository';
import { TripPageController } from './trip-page.controller';

/** Metadata of trip pages, and their sitemap. */
@Module({ imports: [TripModule], controllers: [TripPageController], providers: [SitemapRepository] })
export class TripPageModule {}
