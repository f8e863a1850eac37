import { Controller } from '@nestjs/common';
import { changePassword } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { ChangePassword } from './change-password.use-case';

@Controller()
export class ChangePasswordController {
  constructor(private readonly useCase: ChangePassword) {}

  @Endpoint(changePassword)
  handle(@Input() { body }: EndpointInput<typeof changePassword>, @Caller() caller: Caller): Promise<void> {
    return this.useCase.execute(caller.member.memberId, body, caller.cookie);
  }
}
