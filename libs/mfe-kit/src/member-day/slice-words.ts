import type { RevertSlice } from '@waymark/contracts-core';

/** What staff call the part of the site that a slice is. */
export const SLICE_WORDS: Readonly<Record<RevertSlice, string>> = {
  reviews: 'Places and reviews',
  maps: 'Footpaths',
  community: 'Trips',
  account: 'Profile',
};
