import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { accountProblem } from '../../../support/account-problem';
import { SignInMethodMail } from '../../sign-in-method-mail';
import { AuthenticatorRepository } from '../authenticator.repository';
import { MultiFactor } from '../multi-factor';

/** A repeated request creates new codes; only those of the last response are valid. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly authenticators: AuthenticatorRepository,
    private readonly multiFactor: MultiFactor,
    private readonly mail: SignInMethodMail,
  ) {}

  /** Returns the recovery codes, which are never shown again. */
  execute(memberId: number): Promise<string[]> {
    return this.database.transaction(async (tx) => {
      if (!(await this.authenticators.find(memberId, tx))?.isConfirmed) throw accountProblem('auth.codes-off');
      await this.mail.addTo(tx, memberId, 'recovery-codes-renewed');
      return this.multiFactor.renewRecoveryCodes(tx, memberId);
    });
  }
}
