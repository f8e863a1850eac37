import { PageMetadataController } from './page-metadata.controller';
import { DescribeVenuePage } from './venue/venue-metadata.use-case';
import { SitemapRepository } from './sitemap.repository';

/** Pages as text, and the sitemap, for search engines, link previews and readers without JavaScript. */
export const PAGE_METADATA_CONTROLLERS = [PageMetadataController];
export const PAGE_METADATA_PROVIDERS = [DescribeVenuePage, SitemapRepository];
