import { Module } from '@nestjs/common';
import {
  accountContentDescribed,
  accountContentModerated,
  correctProfileByStaff,
  readProfileCorrection,
  readProfileForModeration,
  listProfileExcerpts,
} from '@waymark/contracts-account';
import { caseDecided, contentReported } from '@waymark/contracts-community';
import { moderationParts, OnEvent } from '@waymark/service-kit';
import { MemberModule } from '../member/member.module';
import { ProfileModeration } from './profile-moderation';

const PARTS = moderationParts({
  kinds: { profile: ProfileModeration },
  onReported: OnEvent(contentReported),
  onDecided: OnEvent(caseDecided),
  described: accountContentDescribed,
  moderated: accountContentModerated,
  endpoint: readProfileForModeration,
  excerpts: listProfileExcerpts,
  corrections: { store: correctProfileByStaff, own: readProfileCorrection },
});

/** This slice's content that moderators can hide, and how to hide it. */
@Module({ imports: [MemberModule], ...PARTS })
export class ModerationModule {}
