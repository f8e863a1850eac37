import { Controller, Headers } from '@nestjs/common';
import { searchMembers } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Endpoint, Input } from '@waymark/service-kit';
import { StaffGate } from '../staff-gate';
import { toStaffMember } from '../staff-member.mapper';
import { StaffMembersRepository } from '../staff-members.repository';
import { searchCondition } from './search-condition';

@Controller()
export class SearchMembersController {
  constructor(
    private readonly gate: StaffGate,
    private readonly members: StaffMembersRepository,
  ) {}

  @Endpoint(searchMembers)
  async handle(
    @Input() { body }: EndpointInput<typeof searchMembers>,
    @Headers('cookie') cookie: string | undefined,
    @Headers('x-forwarded-for') forwardedFor: string | undefined,
  ): Promise<EndpointOutput<typeof searchMembers>> {
    const actor = await this.gate.require({ cookie, forwardedFor }, 'moderator');
    const condition = searchCondition(body.text, body.scope, actor.role === 'admin');
    const rows = await this.members.search(condition, body.cursor ?? null, body.limit + 1);
    const page = rows.slice(0, body.limit);
    return {
      members: page.map(toStaffMember),
      total: rows[0]?.total ?? 0,
      next: rows.length > body.limit ? String(page.at(-1)?.id) : null,
    };
  }
}
