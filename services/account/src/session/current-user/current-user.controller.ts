import { Controller } from '@nestjs/common';
import { getCurrentUser } from '@waymark/contracts-account';
import type { Actor, EndpointOutput } from '@waymark/contracts-core';
import { coreProblem, CurrentActor, Endpoint } from '@waymark/service-kit';
import { toCurrentUser } from '../../member/member.mapper';
import { MemberRepository } from '../../member/member.repository';

@Controller()
export class CurrentUserController {
  constructor(private readonly members: MemberRepository) {}

  @Endpoint(getCurrentUser)
  async handle(@CurrentActor() actor: Actor): Promise<EndpointOutput<typeof getCurrentUser>> {
    const member = actor && (await this.members.findById(actor.memberId));
    // The identity may be a minute old: the member can be gone or suspended meanwhile.
    if (!member?.isActive) throw coreProblem('auth.required');
    return toCurrentUser(member);
  }
}
