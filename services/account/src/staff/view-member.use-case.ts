import { Injectable } from '@nestjs/common';
import type { StaffMemberDetail } from '@waymark/contracts-account';
import { coreProblem, Database } from '@waymark/service-kit';
import { Audit } from './audit';
import type { StaffActor } from './staff-gate';
import { toStaffMemberDetail } from './staff-member.mapper';
import { StaffMembersRepository } from './staff-members.repository';

/**
 * Shows a member to staff. The audit log entry and the read are one transaction, so nobody can look without a trace.
 */
@Injectable()
export class ViewMember {
  constructor(
    private readonly database: Database,
    private readonly members: StaffMembersRepository,
    private readonly audit: Audit,
  ) {}

  execute(actor: StaffActor, memberId: number): Promise<StaffMemberDetail> {
    return this.database.transaction(async (tx) => {
      const row = await this.members.detail(tx, memberId);
      if (!row) throw coreProblem('request.not-found');
      await this.audit.add(tx, { actorId: actor.id, act: 'member.viewed', subjectId: row.id, origin: actor.origin });
      return toStaffMemberDetail(row, actor);
    });
  }
}
