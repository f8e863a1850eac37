import { zodResolver } from '@hookform/resolvers/zod';
import { HEALTH_CONSENT_NEEDED, PREFER_NOT_TO_SAY } from '@waymark/contracts-reviews';
import type { Resolver } from 'react-hook-form';
import { addReviewSchema, type AddReviewInput, type AddReviewValues } from './form-schema';

type ReviewResolver = Resolver<AddReviewInput, unknown, AddReviewValues>;

const bySchema: ReviewResolver = zodResolver(addReviewSchema);

/**
 * Applies the contract's rules, plus one that depends on the member: without earlier consent, it is required before a
 * type is stored. This is outside the schema, because schema checks across fields do not run while another field is
 * invalid.
 */
export function reviewResolver(needsConsent: boolean): ReviewResolver {
  return async (values, context, options) => {
    const judged = await bySchema(values, context, options);
    const isSaid = Boolean(values.disabilityType) && values.disabilityType !== PREFER_NOT_TO_SAY;
    if (!needsConsent || !isSaid || values.consentToHealthData) return judged;
    const consentToHealthData = { type: 'custom', message: HEALTH_CONSENT_NEEDED };
    return { values: {}, errors: { ...judged.errors, consentToHealthData } };
  };
}
