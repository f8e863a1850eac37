import type { AnswerValue, Feature, VenueDetail } from '@waymark/contracts-reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, randomKey } from '@waymark/mfe-kit';
import { giveAnswer } from '../../endpoints';
import { venueQueryKey } from '../../shared/api/get-venue';

interface GivenAnswer {
  feature: Feature;
  answer: AnswerValue;
  /** Idempotency key of one answer and its retries: a late duplicate must not overwrite a newer answer. */
  key: string;
}

export const newAnswer = (feature: Feature, answer: AnswerValue): GivenAnswer => ({
  feature,
  answer,
  key: randomKey(),
});

/** Sends an answer about a feature; its response goes into the cached venue, so nothing is fetched again. */
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
