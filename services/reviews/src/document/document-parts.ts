import { DescribeVenueController } from './describe-venue/describe-venue.controller';
import { DescribeVenue } from './describe-venue/describe-venue.use-case';
import { SitemapController } from './sitemap/sitemap.controller';
import { SitemapRepository } from './sitemap/sitemap.repository';
import { DescribeHomeController } from './describe-home/describe-home.controller';
import { DescribeReviewsController } from './describe-reviews/describe-reviews.controller';

/** Pages in words and their list, for search engines, shares and readers without JavaScript. */
export const DOCUMENT_CONTROLLERS = [
  DescribeVenueController,
  DescribeHomeController,
  DescribeReviewsController,
  SitemapController,
];
export const DOCUMENT_PROVIDERS = [DescribeVenue, SitemapRepository];
