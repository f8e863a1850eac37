import type { Provider, Type } from '@nestjs/common';
import { PRIVACY_PROVIDERS } from '@waymark/service-kit';
import { EraseMember } from './erase-member';
import { ExportRequestedConsumer } from './export-requested.consumer';
import { GatherMember } from './gather-member';
import { MemberDeletedConsumer } from './member-deleted.consumer';
import { MemberFiles } from './member-files';
import { MemberPhotos } from './member-photos';
import { MemberReviews } from './member-reviews';
import { MemberVotes } from './member-votes';

export const PRIVACY_CONSUMERS: Type[] = [ExportRequestedConsumer, MemberDeletedConsumer];
export const REVIEWS_PRIVACY: Provider[] = [
  ...PRIVACY_PROVIDERS,
  EraseMember,
  GatherMember,
  MemberFiles,
  MemberPhotos,
  MemberReviews,
  MemberVotes,
];
