import { Controller } from '@nestjs/common';
import { removeAuthenticator } from '@waymark/contracts-account';
import { Caller, Database, Endpoint } from '@waymark/service-kit';
import { FreshSignIn } from '../../../session/fresh-sign-in';
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
  async handle(@Caller() caller: Caller): Promise<void> {
    const { memberId } = caller.member;
    await this.fresh.require(caller.cookie);
    await this.database.transaction(async (tx) => {
      if (await this.authenticators.remove(tx, memberId)) await this.mail.addTo(tx, memberId, 'codes-off');
    });
  }
}
