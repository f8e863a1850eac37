import { Module } from '@nestjs/common';
import {
  accountContentDescribed,
  accountContentModerated,
  correctProfileByStaff,
  readProfileCorrection,
  showModeratedProfiles,
  listProfileExcerpts,
} from '@waymark/contracts-account';
import { caseDecided, contentReported } from '@waymark/contracts-community';
import { moderatedParts, OnEvent } from '@waymark/service-kit';
import { MemberModule } from '../member/member.module';
import { ModeratedProfiles } from './moderated-profiles';

const PARTS = moderatedParts({
  kinds: { profile: ModeratedProfiles },
  onReported: OnEvent(contentReported),
  onDecided: OnEvent(caseDecided),
  described: accountContentDescribed,
  moderated: accountContentModerated,
  endpoint: showModeratedProfiles,
  excerpts: listProfileExcerpts,
  corrections: { store: correctProfileByStaff, own: readProfileCorrection },
});

/** This slice's content that moderators can hide, and how to hide it. */
@Module({ imports: [MemberModule], ...PARTS })
export class ModeratedModule {}
