/** What this slice keeps of a review. */
export interface ReviewFact {
  reviewId: number;
  authorId: number | null;
  helpfulCount: number;
  version: number;
}
