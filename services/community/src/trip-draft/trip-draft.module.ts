import { Module } from '@nestjs/common';
import { DraftRepository } from './draft.repository';
import { SaveDraft } from './save-draft.use-case';
import { TripDraftController } from './trip-draft.controller';

/** Drafts of trips. */
@Module({ controllers: [TripDraftController], providers: [DraftRepository, SaveDraft] })
export class TripDraftModule {}
