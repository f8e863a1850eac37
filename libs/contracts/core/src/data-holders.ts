/**
 * Services that store data about members, with titles for members. Each erases and exports
 * its own data; account waits for all of them. The generator adds a new service here; nothing else needs a change.
 */
export const DATA_HOLDER_TITLES = {
  account: 'Your account',
  reviews: 'Reviews and venues',
  community: 'Community and feedback',
  maps: 'Maps and footpath reports',
} as const;
export type DataHolder = keyof typeof DATA_HOLDER_TITLES;
export const DATA_HOLDERS = Object.keys(DATA_HOLDER_TITLES) as [DataHolder, ...DataHolder[]];
