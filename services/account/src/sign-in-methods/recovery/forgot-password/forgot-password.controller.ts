import { Controller, Headers } from '@nestjs/common';
import { forgotPassword } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Endpoint, Input, requestOrigin } from '@waymark/service-kit';
import { isThisMachine } from '../../../support/this-machine';
import { ForgotPasswordUseCase } from './forgot-password.use-case';

@Controller()
export class ForgotPasswordController {
  constructor(private readonly useCase: ForgotPasswordUseCase) {}

  @Endpoint(forgotPassword)
  handle(
    @Input() { body }: EndpointInput<typeof forgotPassword>,
    @Headers('x-forwarded-for') forwardedFor: string | undefined,
  ): Promise<EndpointOutput<typeof forgotPassword>> {
    return this.useCase.execute(body.email, requestOrigin(forwardedFor), isThisMachine(forwardedFor));
  }
}
