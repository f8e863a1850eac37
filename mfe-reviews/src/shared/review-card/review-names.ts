import { dayWords } from '@waymark/contracts-core';
import type { Review } from '@waymark/contracts-reviews';
import { namesApart } from '@waymark/mfe-kit';

const PARTS = [
  ({ reviewerName }: Review) => `by ${reviewerName}`,
  ({ venue }: Review) => venue.name,
  ({ createdAt }: Review) => dayWords(createdAt),
  ({ id }: Review) => `number ${id}`,
];

/** Returns "by Ben" for each review of a list; longer when one member wrote several, or two share a name. */
export const reviewNames = (reviews: readonly Review[]): string[] => namesApart(reviews, PARTS);
