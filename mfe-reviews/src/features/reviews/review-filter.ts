import { RATING_BAND_BOUNDS, ratingLevel, type RatingBand } from '@waymark/contracts-reviews';

export const SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof SORTS)[number];

export const SORT_LABELS: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
};

const levelOf = (band: RatingBand) => ratingLevel(RATING_BAND_BOUNDS[band].min);

/** By the words that the reviews themselves show. */
export const BAND_LABELS: Readonly<Record<RatingBand, string>> = {
  excellent: `${levelOf('excellent')} (4 and more)`,
  good: `${levelOf('good')} (3 to under 4)`,
  fair: `${levelOf('fair')} (2 to under 3)`,
  poor: `${levelOf('poor')} (under 2)`,
};

export interface ReviewFilter {
  text: string;
  sort: ReviewSort;
  rating: RatingBand | null;
}

export const NO_FILTER: ReviewFilter = { text: '', sort: 'newest', rating: null };
