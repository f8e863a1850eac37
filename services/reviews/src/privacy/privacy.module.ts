import { Module } from '@nestjs/common';
import { privacyParts } from '@waymark/service-kit';
import { AuditModule } from '../audit/audit.module';
import { ConsumersModule } from '../consumers/consumers.module';
import { PhotoModule } from '../photo/photo.module';
import { VenueModule } from '../venue/venue.module';
import { VoteModule } from '../vote/vote.module';
import { REVIEWS_PRIVACY } from './privacy.declaration';
import { EraseMember } from './erase-member';
import { GatherMember } from './gather-member';
import { MemberFiles } from './member-files';
import { MemberNotices } from './member-notices';
import { MemberOwner } from './member-owner';
import { MemberPhotos } from './member-photos';
import { MemberReviews } from './member-reviews';
import { MemberVotes } from './member-votes';

const PARTS = privacyParts(REVIEWS_PRIVACY);

/** Deletes and exports this slice's data about a member. */
@Module({
  imports: [AuditModule, ConsumersModule, PhotoModule, VenueModule, VoteModule],
  controllers: PARTS.controllers,
  providers: [
    ...PARTS.providers,
    EraseMember,
    GatherMember,
    MemberFiles,
    MemberNotices,
    MemberOwner,
    MemberPhotos,
    MemberReviews,
    MemberVotes,
  ],
})
export class PrivacyModule {}
