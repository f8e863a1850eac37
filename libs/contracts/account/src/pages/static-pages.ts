import { defineEndpoint, pageMetadataSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { contactPage } from './contact-page';
import { cookiePage } from './cookie-page';
import { installPage } from './install-page';
import { privacyPage } from './privacy-page';
import type { ContentOf } from './static-page';
import { termsPage } from './terms-page';
import { verificationPage } from './verification-page';

/** Static pages; the keys are the names in the paths of the page documents. */
export const STATIC_PAGES = {
  contact: contactPage,
  'cookie-policy': cookiePage,
  'install-app': installPage,
  'privacy-policy': privacyPage,
  'terms-of-service': termsPage,
  'verification-application': verificationPage,
} as const satisfies Record<string, ContentOf>;
export type StaticPageName = keyof typeof STATIC_PAGES;

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
