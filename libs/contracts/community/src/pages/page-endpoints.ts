import { z } from 'zod';
import { defineEndpoint, pageMetadataSchema } from '@waymark/contracts-core';

export const COMMUNITY_PAGES = ['about-founders', 'chosen-charity', 'transparency', 'we-heard'] as const;
export type CommunityPage = (typeof COMMUNITY_PAGES)[number];

export const getCommunityPageMetadata = defineEndpoint({
  name: 'getCommunityPageMetadata',
  method: 'GET',
  path: '/api/community-pages/:page/document',
  summary: 'One of the community pages as text, for search engines and readers without JavaScript.',
  access: 'visitor',
  params: z.object({ page: z.enum(COMMUNITY_PAGES) }),
  response: pageMetadataSchema,
  status: 200,
});

export const PAGE_ENDPOINTS = [getCommunityPageMetadata] as const;
