/**
 * Parts of the product that hold something about members, in the words of members. Each erases and exports what it
 * holds, and account waits for them all. The generator names a new slice here; nothing else has to know of it.
 */
export const DATA_HOLDER_TITLES = {
  account: 'Your account',
  reviews: 'Reviews and venues',
  community: 'Community and feedback',
  maps: 'Maps and footpath reports',
} as const;
export type DataHolder = keyof typeof DATA_HOLDER_TITLES;
export const DATA_HOLDERS = Object.keys(DATA_HOLDER_TITLES) as [DataHolder, ...DataHolder[]];
