import type { RatingBand } from '@waymark/contracts-reviews';

export const SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof SORTS)[number];

export const SORT_LABELS: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
};

/** Labels of the rating bands. */
export const BAND_LABELS: Readonly<Record<RatingBand, string>> = {
  excellent: 'Excellent (4 or more)',
  good: 'Good (3 to under 4)',
  fair: 'Fair (2 to under 3)',
  poor: 'Poor (under 2)',
};

export interface ReviewFilter {
  text: string;
  sort: ReviewSort;
  rating: RatingBand | null;
}

export const NO_FILTER: ReviewFilter = { text: '', sort: 'newest', rating: null };
