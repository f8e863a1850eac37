import { defineEndpoint, pageMetadataSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { STATIC_PAGES, type StaticPageName } from './pages/static-pages';

const names = Object.keys(STATIC_PAGES) as [StaticPageName, ...StaticPageName[]];

export const getStaticPageMetadata = defineEndpoint({
  name: 'getStaticPageMetadata',
  method: 'GET',
  path: '/api/site-pages/:page/document',
  summary: 'A static page as text, for search engines and readers without JavaScript.',
  access: 'visitor',
  params: z.object({ page: z.enum(names) }),
  response: pageMetadataSchema,
  status: 200,
});

export const STATIC_PAGE_ENDPOINTS = [getStaticPageMetadata] as const;
