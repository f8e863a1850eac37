import { AskForCheck } from './claim/ask-for-check.use-case';
import { OwnerController } from './owner.controller';
import { ClaimGate } from './claim/claim-gate';
import { ClaimRepository } from './claim/claim.repository';
import { ClaimVenue } from './claim/claim-venue.use-case';
import { CodeRepository } from './claim/code.repository';
import { ForgetCodes } from './claim/forget-codes';
import { GiveUpClaim } from './claim/give-up-claim.use-case';
import { OwnerCodes } from './claim/owner-codes';
import { OwnerMail } from './claim/owner-mail';
import { SendOwnerCode } from './claim/send-owner-code.use-case';
import { DecideClaim } from './decide-claim.use-case';
import { OwnerDeskRepository } from './owner-desk.repository';
import { ReplyRepository } from './reply.repository';
import { ReplyToReview } from './reply-to-review.use-case';
import { SayFact } from './say-fact.use-case';
import { SaysRepository } from './says.repository';

/** Venue owners: claims, the staff desk, their facts, and their replies to reviews. */
export const OWNER_CONTROLLERS = [OwnerController];
export const OWNER_PROVIDERS = [
  AskForCheck,
  ClaimGate,
  ClaimRepository,
  ClaimVenue,
  CodeRepository,
  DecideClaim,
  ForgetCodes,
  GiveUpClaim,
  OwnerCodes,
  OwnerDeskRepository,
  OwnerMail,
  ReplyRepository,
  ReplyToReview,
  SayFact,
  SaysRepository,
  SendOwnerCode,
];
