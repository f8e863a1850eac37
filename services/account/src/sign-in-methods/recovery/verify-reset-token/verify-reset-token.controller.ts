import { Controller, Headers } from '@nestjs/common';
import { verifyResetToken } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Endpoint, Input, requestOrigin } from '@waymark/service-kit';
import { maskEmail } from '../mask-email';
import { ResetTokens } from '../reset-tokens';

@Controller()
export class VerifyResetTokenController {
  constructor(private readonly resetTokens: ResetTokens) {}

  @Endpoint(verifyResetToken)
  async handle(
    @Input() { params }: EndpointInput<typeof verifyResetToken>,
    @Headers('x-forwarded-for') forwardedFor: string | undefined,
  ): Promise<EndpointOutput<typeof verifyResetToken>> {
    const member = await this.resetTokens.memberOf(params.token, requestOrigin(forwardedFor));
    return { email: maskEmail(member.email) };
  }
}
