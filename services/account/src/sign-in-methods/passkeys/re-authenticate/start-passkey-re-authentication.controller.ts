import { Controller } from '@nestjs/common';
import { startPasskeyProof } from '@waymark/contracts-account';
import { Caller, Endpoint } from '@waymark/service-kit';
import { AuthThrottle } from '../../../support/throttle/auth-throttle';
import { PasskeyCeremonies } from '../passkey-ceremonies';

@Controller()
export class StartPasskeyReAuthenticationController {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly throttle: AuthThrottle,
  ) {}

  @Endpoint(startPasskeyProof)
  async handle(@Caller() caller: Caller) {
    const { memberId } = caller.member;
    await this.throttle.guard('passkey-ask', `member ${memberId}`);
    return this.ceremonies.ask('passkey-prove', memberId);
  }
}
