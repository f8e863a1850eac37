export const SEARCH_SORTS = ['best', 'distance', 'rating', 'newest-facts'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/**
 * `known` hides places without information about the requested features; `confirmed` requires confirmation by people.
 */
export const FEATURE_FILTERS = ['any', 'known', 'stated', 'confirmed'] as const;

export const MOST_COUNTED = 1_000;
