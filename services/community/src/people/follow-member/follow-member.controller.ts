import { Controller } from '@nestjs/common';
import { followMember, type Relation, unfollowMember } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { FollowMember } from './follow-member.use-case';

@Controller()
export class FollowMemberController {
  constructor(private readonly useCase: FollowMember) {}

  @Endpoint(followMember)
  follow(
    @Input() { params }: EndpointInput<typeof followMember>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Relation> {
    return this.useCase.execute({ actor: caller.member.memberId, other: params.id }, { isWanted: true }, key);
  }

  @Endpoint(unfollowMember)
  unfollow(
    @Input() { params }: EndpointInput<typeof unfollowMember>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Relation> {
    return this.useCase.execute({ actor: caller.member.memberId, other: params.id }, { isWanted: false }, key);
  }
}
