import { Controller } from '@nestjs/common';
import { startPasskeySignIn } from '@waymark/contracts-account';
import { Caller, Endpoint } from '@waymark/service-kit';
import { AuthThrottle } from '../../../support/throttle/auth-throttle';
import { PasskeyCeremonies } from '../passkey-ceremonies';

@Controller()
export class StartPasskeySignInController {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly throttle: AuthThrottle,
  ) {}

  @Endpoint(startPasskeySignIn)
  async handle(@Caller() caller: Caller) {
    await this.throttle.guard('passkey-ask', caller.origin);
    return this.ceremonies.ask('passkey-sign-in');
  }
}
