import { Controller } from '@nestjs/common';
import { forgotPassword, resetPassword, verifyResetToken } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { isThisMachine } from '../../support/this-machine';
import { ForgotPassword, ResetPassword } from './reset-password.use-case';
import { maskEmail, ResetTokens } from './reset-links';

@Controller()
export class RecoveryController {
  constructor(
    private readonly forgotPasswordUseCase: ForgotPassword,
    private readonly resetPasswordUseCase: ResetPassword,
    private readonly resetTokens: ResetTokens,
  ) {}

  @Endpoint(forgotPassword)
  forgotPassword(
    @Input() { body }: EndpointInput<typeof forgotPassword>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof forgotPassword>> {
    return this.forgotPasswordUseCase.execute(body.email, caller.origin, isThisMachine(caller.address));
  }

  @Endpoint(resetPassword)
  resetPassword(@Input() { body }: EndpointInput<typeof resetPassword>, @Caller() caller: Caller): Promise<void> {
    return this.resetPasswordUseCase.execute(body, caller.origin);
  }

  @Endpoint(verifyResetToken)
  async verifyResetToken(
    @Input() { params }: EndpointInput<typeof verifyResetToken>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof verifyResetToken>> {
    const member = await this.resetTokens.memberOf(params.token, caller.origin);
    return { email: maskEmail(member.email) };
  }
}
