import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { PrivacyModule } from '../privacy/privacy.module';
import { RetentionJob } from './retention-job';

/** Data is kept no longer than it is used. */
@Module({ imports: [MailModule, PrivacyModule], providers: [RetentionJob] })
export class RetentionModule {}
