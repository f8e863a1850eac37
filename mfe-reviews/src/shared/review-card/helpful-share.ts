import type { Review } from '@waymark/contracts-reviews';
import { countOf } from '../count-of';

/** "67% of 3 voters found this helpful": 1 of 1 is not the same as 50 of 50. */
export function helpfulShare({ helpfulCount, totalVotes }: Pick<Review, 'helpfulCount' | 'totalVotes'>): string {
  return `${Math.round((100 * helpfulCount) / totalVotes)}% of ${countOf(totalVotes, 'voter', 'voters')} found this helpful`;
}
