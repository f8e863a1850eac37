import { Controller } from '@nestjs/common';
import { muteMember, type Relation, unmuteMember } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { MuteMember } from './mute-member.use-case';

@Controller()
export class MuteMemberController {
  constructor(private readonly useCase: MuteMember) {}

  @Endpoint(muteMember)
  mute(
    @Input() { params }: EndpointInput<typeof muteMember>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Relation> {
    return this.useCase.execute({ actor: caller.member.memberId, other: params.id }, { isWanted: true }, key);
  }

  @Endpoint(unmuteMember)
  unmute(
    @Input() { params }: EndpointInput<typeof unmuteMember>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Relation> {
    return this.useCase.execute({ actor: caller.member.memberId, other: params.id }, { isWanted: false }, key);
  }
}
