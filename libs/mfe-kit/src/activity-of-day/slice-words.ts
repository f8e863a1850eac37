import type { BulkUndoSlice } from '@waymark/contracts-core';

/** Staff's names for the parts of the site. */
export const SLICE_WORDS: Readonly<Record<BulkUndoSlice, string>> = {
  reviews: 'Places and reviews',
  maps: 'Footpaths',
  community: 'Trips',
  account: 'Profile',
};
