import { Controller } from '@nestjs/common';
import { viewMember } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, coreProblem, Database, Endpoint, Input } from '@waymark/service-kit';
import { Audit } from '../audit/audit';
import { StaffGate } from '../staff-gate';
import { toStaffMemberDetail } from '../staff-member.mapper';
import { StaffMembersRepository } from '../staff-members.repository';

/** Nobody looks at a member without a trace: the log entry and the answer belong to one transaction. */
@Controller()
export class ViewMemberController {
  constructor(
    private readonly gate: StaffGate,
    private readonly database: Database,
    private readonly members: StaffMembersRepository,
    private readonly audit: Audit,
  ) {}

  @Endpoint(viewMember)
  async handle(
    @Input() { params }: EndpointInput<typeof viewMember>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof viewMember>> {
    const actor = await this.gate.require(caller, 'moderator');
    return this.database.transaction(async (tx) => {
      const row = await this.members.detail(tx, params.id);
      if (!row) throw coreProblem('request.not-found');
      await this.audit.add(tx, { actorId: actor.id, act: 'member.viewed', subjectId: row.id, origin: actor.origin });
      return toStaffMemberDetail(row, actor);
    });
  }
}
