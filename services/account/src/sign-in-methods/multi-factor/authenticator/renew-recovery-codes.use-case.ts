import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { accountProblem } from '../../../support/account-problem';
import { SignInMethodMail } from '../../sign-in-method-mail';
import { AuthenticatorRepository } from '../authenticator.repository';
import { MultiFactor } from '../multi-factor';

/** Sent twice it makes codes twice, and those of the last answer count. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly authenticators: AuthenticatorRepository,
    private readonly multiFactor: MultiFactor,
    private readonly mail: SignInMethodMail,
  ) {}

  /** The recovery codes, in clear for the only time. */
  execute(memberId: number): Promise<string[]> {
    return this.database.transaction(async (tx) => {
      if (!(await this.authenticators.find(memberId, tx))?.isConfirmed) throw accountProblem('auth.codes-off');
      await this.mail.addTo(tx, memberId, 'recovery-codes-renewed');
      return this.multiFactor.renewRecoveryCodes(tx, memberId);
    });
  }
}
