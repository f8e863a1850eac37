import { Controller } from '@nestjs/common';
import { searchMembers } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, cutRows, Endpoint, Input } from '@waymark/service-kit';
import { StaffGate } from '../staff-gate';
import { toStaffMember } from '../staff-member.mapper';
import { StaffMembersRepository } from '../staff-members.repository';
import { memberSearch } from './member-search';

@Controller()
export class SearchMembersController {
  constructor(
    private readonly gate: StaffGate,
    private readonly members: StaffMembersRepository,
  ) {}

  @Endpoint(searchMembers)
  async handle(
    @Input() { body }: EndpointInput<typeof searchMembers>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof searchMembers>> {
    const actor = await this.gate.require(caller, 'moderator');
    const search = memberSearch(body.text, body.scope, actor.role === 'admin');
    const read = await this.members.search(search, body.cursor ?? null, body.limit + 1);
    const { rows, next } = cutRows(read, body.limit, (last) => String(last.id));
    return {
      members: rows.map(toStaffMember),
      total: read[0]?.total ?? 0,
      next,
    };
  }
}
