import { Controller } from '@nestjs/common';
import { resendVerification } from '@waymark/contracts-account';
import { Caller, Endpoint } from '@waymark/service-kit';
import { ResendVerification } from './resend-verification.use-case';

@Controller()
export class ResendVerificationController {
  constructor(private readonly resend: ResendVerification) {}

  @Endpoint(resendVerification)
  async handle(@Caller() caller: Caller): Promise<void> {
    await this.resend.execute(caller.member.memberId);
  }
}
