import { Module } from '@nestjs/common';
import { EventTraces } from '@waymark/service-kit';
import { DonationModule } from '../donation/donation.module';
import { MemberModule } from '../member/member.module';
import { ProfileModule } from '../profile/profile.module';
import { SessionModule } from '../session/session.module';
import { SupportModule } from '../support/support.module';
import { AskForDeletion, ConfirmDeletion } from './deletion/delete-account.use-case';
import { CloseAccount } from './deletion/close-account';
import { PrivacyController } from './privacy.controller';
import { DeletionRepository, ErasureRepository } from './deletion/deletion.repository';
import { EraseAccount } from './deletion/erase-account';
import { ErasureJob } from './deletion/erasure-job';
import { MonthlyStopsRepository } from './deletion/monthly-stops.repository';
import { ExportBuilder } from './export/export-builder';
import { ExportJob } from './export/export-job';
import { ExportRepository } from './export/export.repository';
import { ReadExportFile } from './export/read-export-file';
import { RequestExport } from './export/request-export.use-case';
import { GatherAccount } from './gather/gather-account';
import { SealedSections } from './gather/sealed-sections';
import { ConsentsRepository } from './consents.repository';
import { RetentionJob } from './retention-job';
import { RetentionRepository } from './retention.repository';
import { SLICE_ANSWERS } from './slice-answers';

/** Data export, account deletion, and limited retention of unused accounts. */
@Module({
  imports: [DonationModule, MemberModule, ProfileModule, SessionModule, SupportModule],
  controllers: [PrivacyController, ...SLICE_ANSWERS],
  providers: [
    EventTraces,
    AskForDeletion,
    CloseAccount,
    ConfirmDeletion,
    ConsentsRepository,
    DeletionRepository,
    EraseAccount,
    ErasureJob,
    ErasureRepository,
    ExportBuilder,
    ExportJob,
    ExportRepository,
    GatherAccount,
    MonthlyStopsRepository,
    ReadExportFile,
    RequestExport,
    RetentionJob,
    RetentionRepository,
    SealedSections,
  ],
})
export class PrivacyModule {}
