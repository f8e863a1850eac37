import { DocumentController } from './document.controller';
import { DescribeVenue } from './describe-venue/describe-venue.use-case';
import { SitemapRepository } from './sitemap.repository';

/** Pages as text, and the sitemap, for search engines, link previews and readers without JavaScript. */
export const DOCUMENT_CONTROLLERS = [DocumentController];
export const DOCUMENT_PROVIDERS = [DescribeVenue, SitemapRepository];
