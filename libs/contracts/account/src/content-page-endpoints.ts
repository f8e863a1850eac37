import { z } from 'zod';
import { defineEndpoint, pageDocumentSchema } from '@waymark/contracts-core';
import { CONTENT_PAGES, type ContentPageName } from './pages/content-pages';

const names = Object.keys(CONTENT_PAGES) as [ContentPageName, ...ContentPageName[]];

export const describeContentPage = defineEndpoint({
  name: 'describeContentPage',
  method: 'GET',
  path: '/api/site-pages/:page/document',
  summary: 'A static page as text, for search engines and readers without JavaScript.',
  access: 'visitor',
  params: z.object({ page: z.enum(names) }),
  response: pageDocumentSchema,
  status: 200,
});

export const CONTENT_PAGE_ENDPOINTS = [describeContentPage] as const;
