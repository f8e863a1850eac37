import { DescribeTripController } from './describe-trip/describe-trip.controller';
import { SitemapController } from './sitemap/sitemap.controller';
import { SitemapRepository } from './sitemap/sitemap.repository';

/** Trips in words and their list, for search engines, shares and readers without JavaScript. */
export const PAGE_CONTROLLERS = [SitemapController, DescribeTripController];
export const PAGE_PROVIDERS = [SitemapRepository];
