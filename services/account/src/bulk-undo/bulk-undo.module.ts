import { Module } from '@nestjs/common';
import { accountBulkUndoDone, showAccountDay } from '@waymark/contracts-account';
import { bulkUndoDecided } from '@waymark/contracts-community';
import { OnEvent, bulkUndoParts } from '@waymark/service-kit';
import { MemberModule } from '../member/member.module';
import { UndoneProfile } from './undone-profile';

const PARTS = bulkUndoParts({
  kinds: { 'profile-change': UndoneProfile },
  onDecided: OnEvent(bulkUndoDecided),
  done: accountBulkUndoDone,
  moderated: null,
  endpoint: showAccountDay,
});

/** Bulk undo of members' changes in this slice: what staff can undo for a whole day. */
@Module({ imports: [MemberModule], ...PARTS })
export class BulkUndoModule {}
