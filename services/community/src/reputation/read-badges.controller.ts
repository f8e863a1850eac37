import { Controller } from '@nestjs/common';
import { type MemberBadges, readMemberBadges } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { ReputationRepository, toMemberBadges } from './reputation.repository';
import { problem } from '../problem';

@Controller()
export class ReadBadgesController {
  constructor(private readonly reputation: ReputationRepository) {}

  @Endpoint(readMemberBadges)
  async handle(
    @Input() { params }: EndpointInput<typeof readMemberBadges>,
    @Caller() caller: Caller,
  ): Promise<MemberBadges> {
    const merit = await this.reputation.seenBy(caller.member.memberId, params.id);
    if (!merit) throw problem('person.not-found');
    return toMemberBadges(params.id, merit);
  }
}
