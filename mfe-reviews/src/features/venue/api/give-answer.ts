import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerValue, Feature, VenueDetail } from '@waymark/contracts-reviews';
import { call, randomKey } from '@waymark/mfe-kit';
import { giveAnswer } from '../../../endpoints';
import { venueQueryKey } from '../../../shared/api/get-venue';

export interface GivenAnswer {
  answer: AnswerValue;
  /** One per answer, kept for its retries: a late twin must not undo what was answered after it. */
  key: string;
}

export const newAnswer = (answer: AnswerValue): GivenAnswer => ({ answer, key: randomKey() });

/** Answers one feature; what comes back goes into the cached venue, so nothing is fetched again. */
export function useGiveAnswer(venueId: number, feature: Feature) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ answer, key }: GivenAnswer) =>
      call(giveAnswer, {
        params: { id: venueId, feature },
        body: { answer },
        idempotencyKey: key,
      }),
    onSuccess: (verification) =>
      cache.setQueryData<VenueDetail>(
        venueQueryKey(venueId),
        (venue) => venue && { ...venue, verifications: { ...venue.verifications, [feature]: verification } },
      ),
  });
}
