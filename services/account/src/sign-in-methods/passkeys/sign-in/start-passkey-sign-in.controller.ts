import { Controller, Headers } from '@nestjs/common';
import { startPasskeySignIn } from '@waymark/contracts-account';
import { Endpoint, requestOrigin } from '@waymark/service-kit';
import { AuthThrottle } from '../../../support/throttle/auth-throttle';
import { PasskeyCeremonies } from '../passkey-ceremonies';

@Controller()
export class StartPasskeySignInController {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly throttle: AuthThrottle,
  ) {}

  @Endpoint(startPasskeySignIn)
  async handle(@Headers('x-forwarded-for') forwardedFor: string | undefined) {
    await this.throttle.guard('passkey-ask', requestOrigin(forwardedFor));
    return this.ceremonies.ask('passkey-sign-in');
  }
}
