import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';

const PATH = '/api/privacy/consents/health';

/** When consent was given and withdrawn, and to which words; nothing about health. Newest first. */
/** What another part of the site holds by a consent that was given there. */
export const healthDataInReviewsSchema = z.object({ givenAt: z.iso.datetime(), reviews: z.number().int() });

export const healthConsentSchema = z.object({
  given: z.boolean(),
  history: z.array(
    z.object({ wording: z.string(), givenAt: z.iso.datetime(), withdrawnAt: z.iso.datetime().nullable() }),
  ),
  /** Disability types with reviews, allowed with a review; null when there are none. An older service does not say. */
  inReviews: healthDataInReviewsSchema.nullable().optional(),
});
export type HealthConsentState = z.output<typeof healthConsentSchema>;

export const getHealthConsent = defineEndpoint({
  name: 'getHealthConsent',
  method: 'GET',
  path: PATH,
  summary: 'Whether and when the member allowed us to store health data in the account.',
  access: 'member',
  response: healthConsentSchema,
  status: 200,
});

export const withdrawHealthConsent = defineEndpoint({
  name: 'withdrawHealthConsent',
  method: 'DELETE',
  path: PATH,
  summary:
    'Withdraws consent and deletes the health data stored under it, in every slice. Succeeds even if there is none.',
  access: 'member',
  status: 204,
});

export const HEALTH_CONSENT_ENDPOINTS = [getHealthConsent, withdrawHealthConsent] as const;
