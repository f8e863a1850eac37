import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { VenueModule } from '../venue/venue.module';
import { AskForCheck } from './claim/ask-for-check.use-case';
import { ClaimGate } from './claim/claim-gate';
import { ClaimVenue } from './claim/claim-venue.use-case';
import { ClaimRepository } from './claim/claim.repository';
import { CodeRepository } from './claim/code.repository';
import { ForgetCodes } from './claim/forget-codes';
import { GiveUpClaim } from './claim/give-up-claim.use-case';
import { OwnerCodes } from './claim/owner-codes';
import { OwnerMail } from './claim/owner-mail';
import { SendOwnerCode } from './claim/send-owner-code.use-case';
import { DecideClaim } from './decide-claim.use-case';
import { OwnerDeskRepository } from './owner-desk.repository';
import { OwnerController } from './owner.controller';
import { ReplyToReview } from './reply-to-review.use-case';
import { ReplyRepository } from './reply.repository';
import { SayFact } from './say-fact.use-case';
import { SaysRepository } from './says.repository';

/** Venue owners: claims, the staff desk, their facts, and their replies to reviews. */
@Module({
  imports: [AuditModule, VenueModule],
  controllers: [OwnerController],
  providers: [
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
  ],
})
export class OwnerModule {}
