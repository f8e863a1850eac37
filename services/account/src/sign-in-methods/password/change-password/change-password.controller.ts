import { Controller, Headers } from '@nestjs/common';
import { changePassword } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, Input } from '@waymark/service-kit';
import { signedIn } from '../../../support/signed-in';
import { ChangePasswordUseCase } from './change-password.use-case';

@Controller()
export class ChangePasswordController {
  constructor(private readonly useCase: ChangePasswordUseCase) {}

  @Endpoint(changePassword)
  handle(
    @Input() { body }: EndpointInput<typeof changePassword>,
    @CurrentActor() actor: Actor,
    @Headers('cookie') cookie: string | undefined,
  ): Promise<void> {
    return this.useCase.execute(signedIn(actor).memberId, body, cookie);
  }
}
