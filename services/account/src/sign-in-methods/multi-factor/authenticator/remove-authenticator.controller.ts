import { Controller, Headers } from '@nestjs/common';
import { removeAuthenticator } from '@waymark/contracts-account';
import type { Actor } from '@waymark/contracts-core';
import { CurrentActor, Database, Endpoint } from '@waymark/service-kit';
import { FreshSignIn } from '../../../session/fresh-sign-in';
import { signedIn } from '../../../support/signed-in';
import { AuthenticatorRepository } from '../authenticator.repository';
import { WayInMail } from '../../sign-in-method-mail';

@Controller()
export class RemoveAuthenticatorController {
  constructor(
    private readonly fresh: FreshSignIn,
    private readonly database: Database,
    private readonly authenticators: AuthenticatorRepository,
    private readonly mail: WayInMail,
  ) {}

  @Endpoint(removeAuthenticator)
  async handle(@CurrentActor() actor: Actor, @Headers('cookie') cookie: string | undefined): Promise<void> {
    const { memberId } = signedIn(actor);
    await this.fresh.require(cookie);
    await this.database.transaction(async (tx) => {
      if (await this.authenticators.remove(tx, memberId)) await this.mail.addTo(tx, memberId, 'codes-off');
    });
  }
}
