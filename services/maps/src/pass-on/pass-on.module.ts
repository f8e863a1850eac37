import { Module } from '@nestjs/common';
import { AuthorityModule } from '../authority/authority.module';
import { ReportModule } from '../report/report.module';
import { FollowUp } from './follow-up';
import { SendAuthorityEmail } from './mail-email';
import { PassOn } from './pass-on';
import { ReadEmailController } from './read-email.controller';
import { SendToDesk } from './send-to-desk';

/** Sends reports to authorities, and follows what they do about them. */
@Module({
  imports: [AuthorityModule, ReportModule],
  controllers: [ReadEmailController],
  providers: [FollowUp, SendAuthorityEmail, PassOn, SendToDesk],
})
export class PassOnModule {}
