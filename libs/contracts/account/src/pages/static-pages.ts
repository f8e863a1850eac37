import { contactPage } from './contact-page';
import type { ContentOf } from './static-page';
import { cookiePage } from './cookie-page';
import { installPage } from './install-page';
import { privacyPage } from './privacy-page';
import { termsPage } from './terms-page';
import { verificationPage } from './verification-page';

/** Keys are the names in the paths of the page documents. */
export const STATIC_PAGES = {
  contact: contactPage,
  'cookie-policy': cookiePage,
  'install-app': installPage,
  'privacy-policy': privacyPage,
  'terms-of-service': termsPage,
  'verification-application': verificationPage,
} as const satisfies Record<string, ContentOf>;
export type StaticPageName = keyof typeof STATIC_PAGES;
