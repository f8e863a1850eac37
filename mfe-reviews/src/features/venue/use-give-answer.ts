import type { AnswerValue, Feature, VenueDetail } from '@waymark/contracts-reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, randomKey } from '@waymark/mfe-kit';
import { giveAnswer } from '../../endpoints';
import { venueQueryKey } from '../../shared/api/get-venue';

interface GivenAnswer {
  feature: Feature;
  answer: AnswerValue;
  /** One per answer, kept for its retries: a late twin must not undo what was answered after it. */
  key: string;
}

export const newAnswer = (feature: Feature, answer: AnswerValue): GivenAnswer => ({
  feature,
  answer,
  key: randomKey(),
});

/** Answers a feature; what comes back goes into the cached venue, so nothing is fetched again. */
export function useGiveAnswer(venueId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ feature, answer, key }: GivenAnswer) =>
      call(giveAnswer, { params: { id: venueId, feature }, body: { answer }, idempotencyKey: key }),
    onSuccess: (verification, { feature }) =>
      cache.setQueryData<VenueDetail>(
        venueQueryKey(venueId),
        (venue) => venue && { ...venue, verifications: { ...venue.verifications, [feature]: verification } },
      ),
  });
}
