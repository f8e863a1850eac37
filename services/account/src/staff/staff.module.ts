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
import { StaffGate } from './staff-gate';
import { StaffMembersRepository } from './staff-members.repository';
import { ViewMemberController } from './view-member/view-member.controller';
import { ViewMember } from './view-member/view-member.use-case';

/** What moderators and admins do, and the log of it. */
@Module({
  imports: [MemberModule, SessionModule, SupportModule],
  controllers: [AuditLogController, MemberActsController, SearchMembersController, ViewMemberController],
  providers: [Audit, AuditLogRepository, StaffActs, StaffGate, StaffMembersRepository, ViewMember],
})
export class StaffModule {}
