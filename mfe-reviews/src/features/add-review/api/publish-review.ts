import { useMutation } from '@tanstack/react-query';
import { call } from '@waymark/mfe-kit';
import { publishReview } from '../../../endpoints';
import type { ReviewBody } from '../review-body';
import { submissionKey } from '../submission-key';

/** Publishes once, however often it is sent. */
export function usePublishReview() {
  return useMutation({
    mutationFn: (body: ReviewBody) => call(publishReview, { body, idempotencyKey: submissionKey(body) }),
  });
}
