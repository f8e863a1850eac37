import { Controller, Headers } from '@nestjs/common';
import { verifyEmail } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Endpoint, Input, requestOrigin } from '@waymark/service-kit';
import { VerifyEmailUseCase } from './verify-email.use-case';

@Controller()
export class VerifyEmailController {
  constructor(private readonly useCase: VerifyEmailUseCase) {}

  @Endpoint(verifyEmail)
  async handle(
    @Input() { body }: EndpointInput<typeof verifyEmail>,
    @Headers('x-forwarded-for') forwardedFor: string | undefined,
  ): Promise<EndpointOutput<typeof verifyEmail>> {
    return { what: await this.useCase.execute(body.token, requestOrigin(forwardedFor)) };
  }
}
