export const SEARCH_SORTS = ['best', 'distance', 'rating', 'newest-facts'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** `known` hides places of which nothing is known about the features asked for; `confirmed` asks for people's word. */
export const FEATURE_FILTERS = ['any', 'known', 'stated', 'confirmed'] as const;

export const MOST_COUNTED = 1_000;
