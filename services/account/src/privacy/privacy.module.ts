import { Module } from '@nestjs/common';
import { PRIVACY_PROVIDERS } from '@waymark/service-kit';
import { HealthConsentModule } from '../health-consent/health-consent.module';
import { MailModule } from '../mail/mail.module';
import { MemberModule } from '../member/member.module';
import { NeedsBox } from '../needs/needs-box';
import { OwnProfileModule } from '../profile/own-profile.module';
import { SecretBoxModule } from '../secret-box.module';
import { SessionModule } from '../session/session.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { AskForDeletion } from './deletion/ask-for-deletion.use-case';
import { CloseAccount } from './deletion/close-account';
import { ConfirmDeletion } from './deletion/confirm-deletion.use-case';
import { DeletionController } from './deletion/deletion.controller';
import { DeletionRepository } from './deletion/deletion.repository';
import { EraseAccount } from './deletion/erase-account';
import { ErasureJob } from './deletion/erasure-job';
import { MemberErasedConsumer } from './deletion/member-erased.consumer';
import { ExportBuilder } from './export/export-builder';
import { ExportController } from './export/export.controller';
import { ExportJob } from './export/export-job';
import { ExportPartConsumer } from './export/export-part.consumer';
import { ExportRepository } from './export/export.repository';
import { ReadExportFile } from './export/read-export-file';
import { RequestExport } from './export/request-export.use-case';
import { GatherAccount } from './gather/gather-account';
import { SealedSections } from './gather/sealed-sections';
import { PrivacyOverviewController } from './overview/privacy-overview.controller';

/** Members take their data out, and leave. */
@Module({
  imports: [
    HealthConsentModule,
    MailModule,
    MemberModule,
    OwnProfileModule,
    SecretBoxModule,
    SessionModule,
    ThrottleModule,
  ],
  controllers: [
    ExportController,
    ExportPartConsumer,
    DeletionController,
    MemberErasedConsumer,
    PrivacyOverviewController,
  ],
  providers: [
    ...PRIVACY_PROVIDERS,
    ExportRepository,
    RequestExport,
    ReadExportFile,
    ExportBuilder,
    ExportJob,
    GatherAccount,
    SealedSections,
    NeedsBox,
    DeletionRepository,
    AskForDeletion,
    ConfirmDeletion,
    CloseAccount,
    EraseAccount,
    ErasureJob,
  ],
  exports: [CloseAccount, DeletionRepository],
})
export class PrivacyModule {}
