export const SEARCH_BOX = {
  /** Shown below the understood query, in the first suggestion. */
  showAll: 'Show all results',
} as const;
