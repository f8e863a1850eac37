import { Controller } from '@nestjs/common';
import { changeEmail } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { ChangeEmail } from './change-email.use-case';

@Controller()
export class ChangeEmailController {
  constructor(private readonly useCase: ChangeEmail) {}

  @Endpoint(changeEmail)
  handle(@Input() { body }: EndpointInput<typeof changeEmail>, @Caller() caller: Caller): Promise<void> {
    return this.useCase.execute(caller.member.memberId, body.newEmail, caller.cookie);
  }
}
