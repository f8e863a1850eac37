import { Controller } from '@nestjs/common';
import { forgotPassword } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { isThisMachine } from '../../../support/this-machine';
import { ForgotPassword } from './forgot-password.use-case';

@Controller()
export class ForgotPasswordController {
  constructor(private readonly useCase: ForgotPassword) {}

  @Endpoint(forgotPassword)
  handle(
    @Input() { body }: EndpointInput<typeof forgotPassword>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof forgotPassword>> {
    return this.useCase.execute(body.email, caller.origin, isThisMachine(caller.address));
  }
}
