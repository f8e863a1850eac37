import { Controller } from '@nestjs/common';
import { blockMember, type Relation, unblockMember } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { BlockMember } from './block-member.use-case';

@Controller()
export class BlockMemberController {
  constructor(private readonly useCase: BlockMember) {}

  @Endpoint(blockMember)
  block(
    @Input() { params }: EndpointInput<typeof blockMember>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Relation> {
    return this.useCase.execute({ actor: caller.member.memberId, other: params.id }, { isWanted: true }, key);
  }

  @Endpoint(unblockMember)
  unblock(
    @Input() { params }: EndpointInput<typeof unblockMember>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Relation> {
    return this.useCase.execute({ actor: caller.member.memberId, other: params.id }, { isWanted: false }, key);
  }
}
