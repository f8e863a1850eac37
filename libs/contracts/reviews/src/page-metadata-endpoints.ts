import { z } from 'zod';
import {
  defineEndpoint,
  idParamSchema,
  pageMetadataSchema,
  sitemapIndexSchema,
  sitemapPartSchema,
} from '@waymark/contracts-core';

export const getVenueMetadata = defineEndpoint({
  name: 'getVenueMetadata',
  method: 'GET',
  path: '/api/venues/:id/document',
  summary: 'A venue’s page as text, for search engines, link previews and readers without JavaScript.',
  access: 'visitor',
  params: z.object({ id: idParamSchema }),
  response: pageMetadataSchema,
  status: 200,
  problems: ['venue.not-found'],
});

export const getHomeMetadata = defineEndpoint({
  name: 'getHomeMetadata',
  method: 'GET',
  path: '/api/venues/document',
  summary: 'The home page as text.',
  access: 'visitor',
  response: pageMetadataSchema,
  status: 200,
});

export const getReviewsMetadata = defineEndpoint({
  name: 'getReviewsMetadata',
  method: 'GET',
  path: '/api/reviews/document',
  summary: 'The page that lists reviews, as text, with the latest ones.',
  access: 'visitor',
  response: pageMetadataSchema,
  status: 200,
});

export const listSitemapParts = defineEndpoint({
  name: 'listSitemapParts',
  method: 'GET',
  path: '/api/venues/sitemap',
  summary: 'The parts of the sitemap for all venue pages, each with the date of its latest change.',
  access: 'visitor',
  response: sitemapIndexSchema,
  status: 200,
});

export const getSitemapPart = defineEndpoint({
  name: 'getSitemapPart',
  method: 'GET',
  path: '/api/venues/sitemap/:part',
  summary: 'The venue pages in one part of the sitemap. Made-up venues are never listed.',
  access: 'visitor',
  params: z.object({ part: idParamSchema }),
  response: sitemapPartSchema,
  status: 200,
});

export const PAGE_METADATA_ENDPOINTS = [
  getVenueMetadata,
  getHomeMetadata,
  getReviewsMetadata,
  listSitemapParts,
  getSitemapPart,
] as const;
