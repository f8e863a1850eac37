import { Module } from '@nestjs/common';
import { accountRevertDone, showAccountDay } from '@waymark/contracts-account';
import { revertDecided } from '@waymark/contracts-community';
import { OnEvent, revertParts } from '@waymark/service-kit';
import { MemberModule } from '../member/member.module';
import { RevertedProfile } from './reverted-profile';

const PARTS = revertParts({
  kinds: { 'profile-change': RevertedProfile },
  onDecided: OnEvent(revertDecided),
  done: accountRevertDone,
  moderated: null,
  endpoint: showAccountDay,
});

/** Members' changes in this slice that staff can undo for a whole day. */
@Module({ imports: [MemberModule], ...PARTS })
export class RevertModule {}
