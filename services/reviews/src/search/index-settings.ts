import type { Settings } from 'meilisearch';

/** How the index `venues` searches; applied by rebuild-search-index and when a document comes before any rebuild. */
export const INDEX_SETTINGS: Settings = {
  searchableAttributes: ['names', 'code', 'city', 'kindWords', 'country'],
  filterableAttributes: ['category', 'kind', 'countryCode', 'code', '_geo'],
  sortableAttributes: ['_geo', 'importance'],
  rankingRules: ['words', 'typo', 'sort', 'exactness', 'importance:desc', 'attribute', 'proximity'],
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 },
    disableOnAttributes: ['code', 'country', 'kindWords'],
  },
  searchCutoffMs: 150,
  pagination: { maxTotalHits: 200 },
};
