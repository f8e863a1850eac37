import { Controller } from '@nestjs/common';
import { resetPassword } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { ResetPassword } from './reset-password.use-case';

@Controller()
export class ResetPasswordController {
  constructor(private readonly useCase: ResetPassword) {}

  @Endpoint(resetPassword)
  handle(@Input() { body }: EndpointInput<typeof resetPassword>, @Caller() caller: Caller): Promise<void> {
    return this.useCase.execute(body, caller.origin);
  }
}
