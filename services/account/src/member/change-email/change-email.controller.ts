import { Controller, Headers } from '@nestjs/common';
import { changeEmail } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, Input } from '@waymark/service-kit';
import { signedIn } from '../../support/signed-in';
import { ChangeEmailUseCase } from './change-email.use-case';

@Controller()
export class ChangeEmailController {
  constructor(private readonly useCase: ChangeEmailUseCase) {}

  @Endpoint(changeEmail)
  handle(
    @Input() { body }: EndpointInput<typeof changeEmail>,
    @CurrentActor() actor: Actor,
    @Headers('cookie') cookie: string | undefined,
  ): Promise<void> {
    return this.useCase.execute(signedIn(actor).memberId, body.newEmail, cookie);
  }
}
