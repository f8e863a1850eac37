import type { DeleteRequest, ReviewsChoice } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

export function askForDeletion(reviews: ReviewsChoice): Promise<DeleteRequest> {
  return apiClient.post('/api/privacy/delete', { body: { reviews } });
}
