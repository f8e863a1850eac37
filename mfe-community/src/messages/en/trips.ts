/** Texts of trips and their drafts. */
export const TRIP_WORDS = {
  continueDraft: (title: string) => `Continue your draft of ${title || 'a trip without a title'}`,
  filterAndSort: 'Filter and sort',
  beFirst: 'Be the first: your experience could help the next person.',
  onlyYouSee: 'So far only you, our staff and the people who wrote them can see these.',
} as const;
