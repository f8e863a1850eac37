import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { SessionModule } from '../session/session.module';
import { SupportModule } from '../support/support.module';
import { StaffController } from './staff.controller';
import { StaffActs } from './acts/staff-acts';
import { Audit, AuditLogRepository } from './audit';
import { MemberStanding } from './member-standing';
import { StaffGate } from './staff-gate';
import { StaffMembersRepository } from './staff-members.repository';
import { ViewMember } from './view-member.use-case';

/** Actions of moderators and admins, and their audit log. */
@Module({
  imports: [MemberModule, SessionModule, SupportModule],
  controllers: [StaffController],
  providers: [Audit, AuditLogRepository, MemberStanding, StaffActs, StaffGate, StaffMembersRepository, ViewMember],
  exports: [Audit, MemberStanding, StaffGate],
})
export class StaffModule {}
