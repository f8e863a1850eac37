import { Controller, Headers } from '@nestjs/common';
import { resetPassword } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Endpoint, Input, requestOrigin } from '@waymark/service-kit';
import { ResetPasswordUseCase } from './reset-password.use-case';

@Controller()
export class ResetPasswordController {
  constructor(private readonly useCase: ResetPasswordUseCase) {}

  @Endpoint(resetPassword)
  handle(
    @Input() { body }: EndpointInput<typeof resetPassword>,
    @Headers('x-forwarded-for') forwardedFor: string | undefined,
  ): Promise<void> {
    return this.useCase.execute(body, requestOrigin(forwardedFor));
  }
}
