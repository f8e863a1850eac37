import { emailSchema, lineSchema, requiredLineSchema, requiredParagraphsSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { featureNameSchema } from './features-schema';
import {
  OWNER_ACTS,
  OWNER_ANSWER_MAX,
  OWNER_CLAIM_STATES,
  OWNER_CODE_LENGTH,
  OWNER_FACT_VALUES,
  OWNER_REASON_MAX,
  OWNER_WAYS,
  OWNER_WORDS_MAX,
} from './owner-words';

/** The owner's statement about a feature; separate from visitors' answers and not counted with them. */
export const ownerFactSchema = z.object({
  feature: featureNameSchema,
  value: z.enum(OWNER_FACT_VALUES),
  /** The day of the statement. */
  saidOn: z.iso.date(),
});
export type OwnerFact = z.output<typeof ownerFactSchema>;

/** "Reply from the venue", shown under its review. */
export const venueReplySchema = z.object({
  id: z.number().int(),
  text: z.string(),
  answeredAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type VenueReply = z.output<typeof venueReplySchema>;

/** What everybody can see about a place's owner; never the owner's name. */
export const venueSaysSchema = z.object({
  hasOwner: z.boolean(),
  facts: z.array(ownerFactSchema),
});
export type VenueSays = z.output<typeof venueSaysSchema>;

/** A claim as its claimant sees it. */
export const ownClaimSchema = z.object({
  venueId: z.number().int(),
  venueName: z.string(),
  /** Null when this member has not claimed the place. */
  state: z.enum(OWNER_CLAIM_STATES).nullable(),
  /** Staff's reason for their decision; null when they have not decided. */
  reason: z.string().nullable(),
  /**
   * The domain that can receive codes. Null when only staff can verify, because there is no website, or its host is
   * shared by many.
   */
  domain: z.string().nullable(),
  /** A code that is still valid: when it expires, and how many wrong attempts are left. */
  code: z.object({ endsAt: z.iso.datetime(), triesLeft: z.number().int() }).nullable(),
  /** What this member states as the owner. */
  facts: z.array(ownerFactSchema),
});
export type OwnClaim = z.output<typeof ownClaimSchema>;

/** A place that the member runs. */
export const ownPlaceSchema = z.object({
  venueId: z.number().int(),
  venueName: z.string(),
  state: z.enum(OWNER_CLAIM_STATES),
  changedAt: z.iso.datetime(),
});
export type OwnPlace = z.output<typeof ownPlaceSchema>;

export const ownerAddressSchema = z.object({
  address: requiredLineSchema(254, 'Enter an email address for the place.').pipe(
    emailSchema('Enter an email address, such as name@place.org.'),
  ),
});

const SPACES = /[\s-]+/g;
export const ownerCodeSchema = z.object({
  code: lineSchema(40, 'A code has 8 letters and digits.', 'Enter the code from our email.')
    .transform((typed) => typed.replace(SPACES, '').toUpperCase())
    .refine((code) => code.length === OWNER_CODE_LENGTH, 'A code has 8 letters and digits.'),
});

export const ownerRequestSchema = z.object({
  words: requiredParagraphsSchema(OWNER_WORDS_MAX, 'Tell us in a few words how we can check that you run it.', 10),
});

export const ownerAnswerSchema = z.object({
  text: requiredParagraphsSchema(OWNER_ANSWER_MAX, 'Write what you want to say.', 2),
});

export const saysFactSchema = z.object({
  /** Null withdraws the statement. */
  value: z.enum(OWNER_FACT_VALUES, 'Choose one of the answers.').nullable(),
});

/** A claim as staff see it. */
export const deskClaimSchema = z.object({
  venueId: z.number().int(),
  venueName: z.string(),
  websiteUrl: z.string().nullable(),
  memberId: z.number().int(),
  memberName: z.string(),
  state: z.enum(OWNER_CLAIM_STATES),
  way: z.enum(OWNER_WAYS),
  /** The claimant's message to staff; empty when a code was enough. */
  words: z.string(),
  reason: z.string().nullable(),
  askedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  version: z.number().int(),
});
export type DeskClaim = z.output<typeof deskClaimSchema>;

export const decideClaimSchema = z.object({
  act: z.enum(OWNER_ACTS, 'Choose what to do.'),
  reason: requiredLineSchema(OWNER_REASON_MAX, 'Enter a reason. The member will read it.', { min: 3 }),
  /** The version that staff saw; rejected when there is a newer one. */
  version: z.number().int().min(1).max(2_147_483_647),
});
export type DecideClaim = z.output<typeof decideClaimSchema>;
