import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { MailModule } from '../mail/mail.module';
import { MemberModule } from '../member/member.module';
import { SessionModule } from '../session/session.module';
import { MemberActsController } from './acts/member-acts.controller';
import { StaffActs } from './acts/staff-acts';
import { AuditLogController } from './audit-log/audit-log.controller';
import { AuditLogRepository } from './audit-log/audit-log.repository';
import { SearchMembersController } from './search-members/search-members.controller';
import { StaffGate } from './staff-gate';
import { StaffMembersRepository } from './staff-members.repository';
import { ViewMemberController } from './view-member/view-member.controller';

/** What moderators and admins do, and the log of it. */
@Module({
  imports: [AuditModule, MailModule, MemberModule, SessionModule],
  controllers: [SearchMembersController, ViewMemberController, MemberActsController, AuditLogController],
  providers: [StaffGate, StaffMembersRepository, StaffActs, AuditLogRepository],
})
export class StaffModule {}
