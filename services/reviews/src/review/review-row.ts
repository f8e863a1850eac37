import type { Feature, RatingField } from '@waymark/contracts-reviews';

/** A review as SQL gives it (review-select.ts). */
export interface ReviewRow extends Record<RatingField, number | null> {
  id: number;
  venueId: number;
  venue: { id: number; name: string; city: string | null; country: string; category: string };
  userId: number | null;
  reviewerName: string;
  reviewerProfileId: number | null;
  isVerified: boolean;
  isTopReviewer: boolean;
  isSample: boolean;
  disabilityType: string | null;
  createdAt: Date;
  overallRating: number | null;
  comment: string;
  verify: Partial<Record<Feature, 1 | 2>>;
  helpfulCount: number;
  totalVotes: number;
  userVote: boolean | null;
  visitMonth: string | null;
  rewarded: boolean;
  photos: { id: string; width: number; height: number; description: string }[];
}
