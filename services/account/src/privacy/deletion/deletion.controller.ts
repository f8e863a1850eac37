import { Controller } from '@nestjs/common';
import { askForDeletion, cancelDeletion, confirmDeletion } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { ReAuthentication } from '../../session/re-authentication';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { AskForDeletion } from './ask-for-deletion.use-case';
import { ConfirmDeletion } from './confirm-deletion.use-case';
import { DeletionRepository } from './deletion.repository';

@Controller()
export class DeletionController {
  constructor(
    private readonly deletions: DeletionRepository,
    private readonly askFor: AskForDeletion,
    private readonly confirmation: ConfirmDeletion,
    private readonly reAuthentication: ReAuthentication,
    private readonly throttle: AuthThrottle,
  ) {}

  @Endpoint(askForDeletion)
  async ask(
    @Input() { body }: EndpointInput<typeof askForDeletion>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<EndpointOutput<typeof askForDeletion>> {
    const { memberId } = await this.reAuthentication.require(caller.cookie);
    return this.askFor.execute(memberId, body.reviews, key);
  }

  @Endpoint(cancelDeletion)
  async cancel(@Caller() caller: Caller): Promise<void> {
    await this.deletions.cancel(caller.member.memberId);
  }

  @Endpoint(confirmDeletion)
  async confirm(
    @Input() { body }: EndpointInput<typeof confirmDeletion>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof confirmDeletion>> {
    await this.throttle.guard('token-origin', caller.origin);
    return { finishedBefore: (await this.confirmation.execute(body.token)).toISOString() };
  }
}
