import { Controller } from '@nestjs/common';
import { verifyEmail } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { VerifyEmail } from './verify-email.use-case';

@Controller()
export class VerifyEmailController {
  constructor(private readonly useCase: VerifyEmail) {}

  @Endpoint(verifyEmail)
  async handle(
    @Input() { body }: EndpointInput<typeof verifyEmail>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof verifyEmail>> {
    return { what: await this.useCase.execute(body.token, caller.origin) };
  }
}
