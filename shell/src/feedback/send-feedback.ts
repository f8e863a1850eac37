import { apiClient, mutationRetry } from '@waymark/mfe-kit';
import type { FeedbackPayload } from './feedback-payload';

/** Sends it, and again after a time-out or a lost connection; the key keeps a repeat from being stored twice. */
export async function sendFeedback(body: FeedbackPayload, idempotencyKey: string): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await apiClient.post<void>('/api/feedback', { body, idempotencyKey });
    } catch (error) {
      if (!(error instanceof Error) || !mutationRetry.retry(failures, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, mutationRetry.retryDelay(failures)));
    }
  }
}
