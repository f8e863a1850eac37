import { Controller } from '@nestjs/common';
import { verifyResetToken } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { maskEmail } from '../mask-email';
import { ResetTokens } from '../reset-tokens';

@Controller()
export class VerifyResetTokenController {
  constructor(private readonly resetTokens: ResetTokens) {}

  @Endpoint(verifyResetToken)
  async handle(
    @Input() { params }: EndpointInput<typeof verifyResetToken>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof verifyResetToken>> {
    const member = await this.resetTokens.memberOf(params.token, caller.origin);
    return { email: maskEmail(member.email) };
  }
}
