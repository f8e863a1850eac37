import { defineEndpoint, idParamSchema, pageQuerySchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { FEATURES } from './features';
import {
  decideClaimSchema,
  deskClaimSchema,
  ownClaimSchema,
  ownerAddressSchema,
  ownerAnswerSchema,
  ownerCodeSchema,
  ownerFactSchema,
  ownerRequestSchema,
  ownPlaceSchema,
  saysFactSchema,
  venueReplySchema,
  venueSaysSchema,
} from './owner';
import { OWNER_CLAIM_STATES } from './owner-words';

const byId = z.object({ id: idParamSchema });

export const getVenueSays = defineEndpoint({
  name: 'getVenueSays',
  method: 'GET',
  path: '/api/venues/:id/owner',
  summary:
    'Whether someone represents a venue, and what they say about its features. None of this counts as a visitor’s answer.',
  access: 'visitor',
  params: byId,
  response: venueSaysSchema,
  status: 200,
  problems: ['venue.not-found'],
});

export const getOwnClaim = defineEndpoint({
  name: 'getOwnClaim',
  method: 'GET',
  path: '/api/venues/:id/owner/claim',
  summary: 'The status of the logged-in member’s claim, and whether a code can be sent.',
  access: 'member',
  params: byId,
  response: ownClaimSchema,
  status: 200,
  problems: ['venue.not-found'],
});

export const sendOwnerCode = defineEndpoint({
  name: 'sendOwnerCode',
  method: 'POST',
  path: '/api/venues/:id/owner/codes',
  summary:
    'Sends a code to an email address at the domain of the venue’s own website. The response never shows whether the address exists.',
  access: 'member',
  params: byId,
  body: ownerAddressSchema,
  response: ownClaimSchema,
  status: 201,
  problems: ['venue.not-found', 'owner.by-staff', 'owner.already', 'request.rate-limited'],
});

export const sendOwnerCodeAgain = defineEndpoint({
  name: 'sendOwnerCodeAgain',
  method: 'POST',
  path: '/api/venues/:id/owner/codes/again',
  summary: 'Sends a new code to the same address while the last one still works. The last one then stops working.',
  access: 'member',
  params: byId,
  response: ownClaimSchema,
  status: 201,
  problems: ['venue.not-found', 'owner.code-over', 'owner.already', 'owner.by-staff', 'request.rate-limited'],
});

export const claimVenue = defineEndpoint({
  name: 'claimVenue',
  method: 'POST',
  path: '/api/venues/:id/owner/claim',
  summary: 'Claims a venue with the code from the email, within 30 minutes and with at most five tries.',
  access: 'member',
  params: byId,
  body: ownerCodeSchema,
  response: ownClaimSchema,
  status: 201,
  problems: ['venue.not-found', 'owner.code-over', 'owner.already', 'owner.by-staff'],
});

export const askForOwnerCheck = defineEndpoint({
  name: 'askForOwnerCheck',
  method: 'POST',
  path: '/api/venues/:id/owner/requests',
  summary: 'Asks staff to check whether the member runs the venue.',
  access: 'member',
  params: byId,
  body: ownerRequestSchema,
  response: ownClaimSchema,
  status: 201,
  problems: ['venue.not-found', 'owner.already', 'owner.too-many'],
});

export const giveUpClaim = defineEndpoint({
  name: 'giveUpClaim',
  method: 'DELETE',
  path: '/api/venues/:id/owner/claim',
  summary: 'Ends your claim, or withdraws your request. Your statements about the venue will no longer be shown.',
  access: 'member',
  params: byId,
  status: 204,
  problems: ['owner.not-yours'],
});

export const sayFact = defineEndpoint({
  name: 'sayFact',
  posts: true,
  method: 'PUT',
  path: '/api/venues/:id/owner/facts/:feature',
  summary:
    'Makes a statement about a feature for the venue. It is shown separately from what visitors found, and never counts as a visitor’s answer.',
  access: 'member',
  params: byId.extend({ feature: z.enum(FEATURES) }),
  body: saysFactSchema,
  response: z.object({ facts: z.array(ownerFactSchema) }),
  status: 200,
  problems: ['owner.not-yours'],
});

export const answerReview = defineEndpoint({
  name: 'answerReview',
  posts: true,
  method: 'POST',
  path: '/api/reviews/:id/owner-answer',
  summary: 'Posts the venue’s reply to a review. Only one is allowed.',
  access: 'member',
  params: byId,
  body: ownerAnswerSchema,
  response: venueReplySchema,
  status: 201,
  problems: ['review.not-found', 'owner.not-yours', 'owner.answered', 'owner.own-review'],
});

export const editOwnerAnswer = defineEndpoint({
  name: 'editOwnerAnswer',
  posts: true,
  method: 'PUT',
  path: '/api/reviews/:id/owner-answer',
  summary: 'Edits the venue’s reply to a review. The earlier text is kept for staff.',
  access: 'member',
  params: byId,
  body: ownerAnswerSchema,
  response: venueReplySchema,
  status: 200,
  problems: ['review.not-found', 'owner.not-yours', 'owner.no-answer'],
});

export const listOwnPlaces = defineEndpoint({
  name: 'listOwnPlaces',
  method: 'GET',
  path: '/api/venues/owned',
  summary: 'The places that the logged-in member has claimed, newest first, at most 100.',
  access: 'member',
  response: z.array(ownPlaceSchema),
  status: 200,
});

export const listOwnerClaims = defineEndpoint({
  name: 'listOwnerClaims',
  method: 'GET',
  path: '/api/admin/owners',
  summary: 'Claims by status, for staff. Waiting claims are listed oldest first, all others newest first.',
  access: 'moderator',
  query: pageQuerySchema.extend({ state: z.enum(OWNER_CLAIM_STATES).default('waiting') }),
  response: z.array(deskClaimSchema),
  status: 200,
});

export const decideOwnerClaim = defineEndpoint({
  name: 'decideOwnerClaim',
  method: 'PUT',
  path: '/api/admin/owners/:venueId/:memberId',
  summary: 'Grants, refuses or revokes a claim, with a reason that the member gets by email.',
  access: 'moderator',
  params: z.object({ venueId: idParamSchema, memberId: idParamSchema }),
  body: decideClaimSchema,
  response: deskClaimSchema,
  status: 200,
  problems: ['owner.no-claim', 'owner.own-claim', 'owner.changed', 'owner.not-now'],
});

export const OWNER_ENDPOINTS = [
  getVenueSays,
  getOwnClaim,
  sendOwnerCode,
  sendOwnerCodeAgain,
  claimVenue,
  askForOwnerCheck,
  giveUpClaim,
  sayFact,
  answerReview,
  editOwnerAnswer,
  listOwnPlaces,
  listOwnerClaims,
  decideOwnerClaim,
] as const;
