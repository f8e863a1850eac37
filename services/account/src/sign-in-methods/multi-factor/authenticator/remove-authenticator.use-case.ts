import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { SignInMethodMail } from '../../sign-in-method-mail';
import { AuthenticatorRepository } from '../authenticator.repository';

/** Turns off codes at sign-in. */
@Injectable()
export class RemoveAuthenticator {
  constructor(
    private readonly database: Database,
    private readonly authenticators: AuthenticatorRepository,
    private readonly mail: SignInMethodMail,
  ) {}

  async execute(memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.authenticators.remove(tx, memberId)) await this.mail.addTo(tx, memberId, 'codes-off');
    });
  }
}
