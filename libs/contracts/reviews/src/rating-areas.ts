/** The six areas that a review can rate, in form order. */
export const RATING_AREAS = [
  'mobility',
  'visual',
  'hearing',
  'cognitive',
  'streetInfrastructure',
  'serviceAnimal',
] as const;
export type RatingArea = (typeof RATING_AREAS)[number];
export type RatingField = `${RatingArea}Rating`;

export const RATING_AREA_LABELS: Readonly<Record<RatingArea, string>> = {
  mobility: 'Mobility',
  visual: 'Visual',
  hearing: 'Hearing',
  cognitive: 'Cognitive',
  streetInfrastructure: 'Street infrastructure',
  serviceAnimal: 'Service animals',
};

/** Returns the mean of the given ratings, rounded to two decimals; null without any. */
export function overallRating(ratings: readonly (number | null | undefined)[]): number | null {
  const given = ratings.filter((rating): rating is number => typeof rating === 'number');
  if (given.length === 0) return null;
  return Math.round((given.reduce((sum, rating) => sum + rating, 0) / given.length) * 100) / 100;
}

export const RATING_BANDS = ['excellent', 'good', 'fair', 'poor'] as const;
export type RatingBand = (typeof RATING_BANDS)[number];

/** Limits of a band: at least `min`, less than `below`. */
export const RATING_BAND_BOUNDS: Readonly<Record<RatingBand, { min: number; below: number }>> = {
  excellent: { min: 4, below: 6 },
  good: { min: 3, below: 4 },
  fair: { min: 2, below: 3 },
  poor: { min: 0, below: 2 },
};

const LEVELS = { excellent: 'Excellent', good: 'Good', fair: 'Fair', poor: 'Limited' } as const satisfies Record<
  RatingBand,
  string
>;

/** Returns the label of a rating in form, review and filter: Excellent 4+, Good 3+, Fair 2+, otherwise Limited. */
export function ratingLevel(rating: number): (typeof LEVELS)[RatingBand] {
  return LEVELS[RATING_BANDS.find((band) => rating >= RATING_BAND_BOUNDS[band].min) ?? 'poor'];
}
