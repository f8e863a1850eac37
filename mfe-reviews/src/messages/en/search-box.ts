export const SEARCH_BOX = {
  /** Under the search as it was understood, first among the suggestions. */
  showAll: 'Show all results',
} as const;
