import { Controller } from '@nestjs/common';
import { decideRevert, readRevert, type Revert } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { DecideRevert } from './decide-revert.use-case';
import { RevertViews } from './revert-views';

@Controller()
export class RevertController {
  constructor(
    private readonly revertViews: RevertViews,
    private readonly decideRevertUseCase: DecideRevert,
  ) {}

  @Endpoint(readRevert)
  readRevert(@Input() { params }: EndpointInput<typeof readRevert>, @Caller() { member }: Caller): Promise<Revert> {
    return this.revertViews.one(params, member);
  }

  @Endpoint(decideRevert)
  decideRevert(
    @Input() input: EndpointInput<typeof decideRevert>,
    @Caller() { member, network }: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Revert> {
    return this.decideRevertUseCase.execute(
      input,
      { memberId: member.memberId, role: member.role, origin: network },
      key,
    );
  }
}
