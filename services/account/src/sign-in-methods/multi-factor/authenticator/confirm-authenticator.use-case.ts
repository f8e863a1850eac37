import { Injectable } from '@nestjs/common';
import { CODE_NOT_RIGHT } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import { accountProblem, fieldProblem } from '../../../support/account-problem';
import { AuthenticatorRepository } from '../authenticator.repository';
import { MultiFactor } from '../multi-factor';
import { SignInMethodMail } from '../../sign-in-method-mail';

/** Turns on codes after the app has produced a correct one. */
@Injectable()
export class ConfirmAuthenticator {
  constructor(
    private readonly database: Database,
    private readonly authenticators: AuthenticatorRepository,
    private readonly multiFactor: MultiFactor,
    private readonly mail: SignInMethodMail,
  ) {}

  /** Returns the recovery codes, which are never shown again. */
  async execute(memberId: number, code: string): Promise<string[]> {
    const begun = await this.authenticators.find(memberId);
    if (!begun) throw accountProblem('auth.codes-off');
    if (begun.isConfirmed) throw accountProblem('auth.codes-on');
    return this.database.transaction(async (tx) => {
      const codes = await this.multiFactor.confirm(tx, memberId, code);
      if (!codes) throw fieldProblem('code', CODE_NOT_RIGHT);
      await this.mail.addTo(tx, memberId, 'codes-on');
      return codes;
    });
  }
}
