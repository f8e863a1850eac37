import { Controller } from '@nestjs/common';
import { startPasskeyProof } from '@waymark/contracts-account';
import type { Actor } from '@waymark/contracts-core';
import { CurrentActor, Endpoint } from '@waymark/service-kit';
import { signedIn } from '../../../support/signed-in';
import { AuthThrottle } from '../../../support/throttle/auth-throttle';
import { PasskeyCeremonies } from '../passkey-ceremonies';

@Controller()
export class StartPasskeyProofController {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly throttle: AuthThrottle,
  ) {}

  @Endpoint(startPasskeyProof)
  async handle(@CurrentActor() actor: Actor) {
    const { memberId } = signedIn(actor);
    await this.throttle.guard('passkey-ask', `member ${memberId}`);
    return this.ceremonies.ask('passkey-prove', memberId);
  }
}
