import { Module } from '@nestjs/common';
import {
  bulkUndoDecided,
  communityBulkUndoDone,
  communityContentModerated,
  showCommunityDay,
} from '@waymark/contracts-community';
import { bulkUndoParts, OnEvent } from '@waymark/service-kit';
import { AuditModule } from '../audit/audit.module';
import { CaseModule } from '../case/case.module';
import { DecisionModule } from '../decision/decision.module';
import { ModerationModule } from '../moderation/moderation.module';
import { TripModule } from '../trip/trip.module';
import { BulkUndoViews } from './bulk-undo-views';
import { BulkUndoController } from './bulk-undo.controller';
import { BulkUndoRepository } from './bulk-undo.repository';
import { BulkUndoWriter } from './bulk-undo.writer';
import { DecideBulkUndo } from './decide-bulk-undo.use-case';
import { UndoneComments, UndoneTrips } from './undone-content';
import { UndoneLikes } from './undone-likes';

const PARTS = bulkUndoParts({
  kinds: { trip: UndoneTrips, 'trip-comment': UndoneComments, 'trip-like': UndoneLikes },
  onDecided: OnEvent(bulkUndoDecided),
  done: communityBulkUndoDone,
  moderated: communityContentModerated,
  endpoint: showCommunityDay,
});

/** Staff's decisions to undo a member's day in all services, and this service's own part of it. */
@Module({
  imports: [AuditModule, CaseModule, DecisionModule, ModerationModule, TripModule],
  controllers: [...PARTS.controllers, BulkUndoController],
  providers: [...PARTS.providers, BulkUndoRepository, BulkUndoViews, BulkUndoWriter, DecideBulkUndo],
  exports: [BulkUndoWriter],
})
export class BulkUndoModule {}
