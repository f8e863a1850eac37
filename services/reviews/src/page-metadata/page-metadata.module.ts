import { Module } from '@nestjs/common';
import { ReviewModule } from '../review/review.module';
import { VenueModule } from '../venue/venue.module';
import { PageMetadataController } from './page-metadata.controller';
import { SitemapRepository } from './sitemap.repository';
import { DescribeVenuePage } from './venue/venue-metadata.use-case';

/** Pages as text, and the sitemap, for search engines, link previews and readers without JavaScript. */
@Module({
  imports: [ReviewModule, VenueModule],
  controllers: [PageMetadataController],
  providers: [DescribeVenuePage, SitemapRepository],
})
export class PageMetadataModule {}
