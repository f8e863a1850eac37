import { zodResolver } from '@hookform/resolvers/zod';
import { HEALTH_CONSENT_NEEDED, PREFER_NOT_TO_SAY } from '@waymark/contracts-reviews';
import type { Resolver } from 'react-hook-form';
import { addReviewSchema, type AddReviewInput, type AddReviewValues } from './form-schema';

type ReviewResolver = Resolver<AddReviewInput, unknown, AddReviewValues>;

const bySchema: ReviewResolver = zodResolver(addReviewSchema);

/**
 * The contract's rules, and the one that hangs on the member: who never allowed it is asked before a type is stored. Apart
 * from the schema, which says nothing of fields that belong together while another one is wrong.
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
