import type { DeleteRequest, ReviewsChoice } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

export function askForDeletion(reviews: ReviewsChoice, idempotencyKey: string): Promise<DeleteRequest> {
  return apiClient.post('/api/privacy/delete', { body: { reviews }, idempotencyKey });
}
