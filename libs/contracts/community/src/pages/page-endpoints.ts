import { z } from 'zod';
import { defineEndpoint, pageDocumentSchema } from '@waymark/contracts-core';

export const COMMUNITY_PAGES = ['about-founders', 'chosen-charity', 'transparency', 'we-heard'] as const;
export type CommunityPage = (typeof COMMUNITY_PAGES)[number];

export const describeCommunityPage = defineEndpoint({
  name: 'describeCommunityPage',
  method: 'GET',
  path: '/api/community-pages/:page/document',
  summary: 'One of the community pages as text, for search engines and readers without JavaScript.',
  access: 'visitor',
  params: z.object({ page: z.enum(COMMUNITY_PAGES) }),
  response: pageDocumentSchema,
  status: 200,
});

export const PAGE_ENDPOINTS = [describeCommunityPage] as const;
