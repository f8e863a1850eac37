import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { SessionModule } from '../session/session.module';
import { SupportModule } from '../support/support.module';
import { MemberActsController } from './acts/member-acts.controller';
import { StaffActs } from './acts/staff-acts';
import { AuditLogController } from './audit-log/audit-log.controller';
import { AuditLogRepository } from './audit-log/audit-log.repository';
import { Audit } from './audit/audit';
import { SearchMembersController } from './search-members/search-members.controller';
import { MemberDecidedConsumer } from './measures/member-decided.consumer';
import { MemberStanding } from './measures/member-standing';
import { StaffGate } from './staff-gate';
import { StaffMembersRepository } from './staff-members.repository';
import { ViewMemberController } from './view-member/view-member.controller';
import { ViewMember } from './view-member/view-member.use-case';

/** What moderators and admins do, and the log of it. */
@Module({
  imports: [MemberModule, SessionModule, SupportModule],
  controllers: [
    AuditLogController,
    MemberActsController,
    MemberDecidedConsumer,
    SearchMembersController,
    ViewMemberController,
  ],
  providers: [Audit, AuditLogRepository, MemberStanding, StaffActs, StaffGate, StaffMembersRepository, ViewMember],
  exports: [Audit, StaffGate],
})
export class StaffModule {}
