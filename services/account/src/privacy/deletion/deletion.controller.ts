import { Controller, Headers } from '@nestjs/common';
import { askForDeletion, cancelDeletion, confirmDeletion } from '@waymark/contracts-account';
import type { Actor, EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { CurrentActor, Database, Endpoint, IdempotencyKey, Input, requestOrigin } from '@waymark/service-kit';
import { FreshSignIn } from '../../session/fresh-sign-in';
import { signedIn } from '../../support/signed-in';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { AskForDeletion } from './ask-for-deletion.use-case';
import { ConfirmDeletion } from './confirm-deletion.use-case';
import { DeletionRepository } from './deletion.repository';

@Controller()
export class DeletionController {
  constructor(
    private readonly database: Database,
    private readonly deletions: DeletionRepository,
    private readonly askFor: AskForDeletion,
    private readonly confirmation: ConfirmDeletion,
    private readonly signIn: FreshSignIn,
    private readonly throttle: AuthThrottle,
  ) {}

  @Endpoint(askForDeletion)
  async ask(
    @Input() { body }: EndpointInput<typeof askForDeletion>,
    @Headers('cookie') cookie: string | undefined,
    @IdempotencyKey() key: string | null,
  ): Promise<EndpointOutput<typeof askForDeletion>> {
    const { memberId } = await this.signIn.require(cookie);
    return this.askFor.execute(memberId, body.reviews, key);
  }

  @Endpoint(cancelDeletion)
  async cancel(@CurrentActor() actor: Actor): Promise<void> {
    const { memberId } = signedIn(actor);
    await this.database.transaction((tx) => this.deletions.cancel(tx, memberId));
  }

  @Endpoint(confirmDeletion)
  async confirm(
    @Input() { body }: EndpointInput<typeof confirmDeletion>,
    @Headers('x-forwarded-for') forwardedFor: string | undefined,
  ): Promise<EndpointOutput<typeof confirmDeletion>> {
    await this.throttle.guard('token-origin', requestOrigin(forwardedFor));
    return { finishedBefore: (await this.confirmation.execute(body.token)).toISOString() };
  }
}
