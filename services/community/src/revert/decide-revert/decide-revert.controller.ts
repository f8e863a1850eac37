import { Controller } from '@nestjs/common';
import { decideRevert, type Revert } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { DecideRevert } from './decide-revert.use-case';

@Controller()
export class DecideRevertController {
  constructor(private readonly useCase: DecideRevert) {}

  @Endpoint(decideRevert)
  handle(
    @Input() input: EndpointInput<typeof decideRevert>,
    @Caller() { member, network }: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Revert> {
    return this.useCase.execute(input, { memberId: member.memberId, role: member.role, origin: network }, key);
  }
}
