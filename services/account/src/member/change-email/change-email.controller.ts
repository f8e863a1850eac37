import { Controller } from '@nestjs/common';
import { changeEmail } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { ChangeEmailUseCase } from './change-email.use-case';

@Controller()
export class ChangeEmailController {
  constructor(private readonly useCase: ChangeEmailUseCase) {}

  @Endpoint(changeEmail)
  handle(@Input() { body }: EndpointInput<typeof changeEmail>, @Caller() caller: Caller): Promise<void> {
    return this.useCase.execute(caller.member.memberId, body.newEmail, caller.cookie);
  }
}
