import type { DataHolder } from '@waymark/contracts-account';

/** What people call the parts of the site. */
export const MISSING_NAMES: Readonly<Record<DataHolder, string>> = {
  account: 'Your account',
  reviews: 'Reviews and venues',
  community: 'Community and feedback',
  maps: 'Maps and footpath reports',
};
