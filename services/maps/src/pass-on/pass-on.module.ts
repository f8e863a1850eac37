import { Module } from '@nestjs/common';
import { AuthorityModule } from '../authority/authority.module';
import { ReportModule } from '../report/report.module';
import { FollowUp } from './follow-up';
import { PassOn } from './pass-on';
import { ReadEmailController } from './read-email.controller';
import { SendAuthorityEmail } from './send-authority-email';
import { SendToDesk } from './send-to-desk';

/** Sends reports to authorities, and follows what they do about them. */
@Module({
  imports: [AuthorityModule, ReportModule],
  controllers: [ReadEmailController],
  providers: [FollowUp, PassOn, SendAuthorityEmail, SendToDesk],
})
export class PassOnModule {}
