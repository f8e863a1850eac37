import { Controller } from '@nestjs/common';
import { renewRecoveryCodes } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Caller, Database, Endpoint } from '@waymark/service-kit';
import { accountProblem } from '../../../support/account-problem';
import { FreshSignIn } from '../../../session/fresh-sign-in';
import { AuthenticatorRepository } from '../authenticator.repository';
import { SecondStep } from '../second-step';
import { WayInMail } from '../../sign-in-method-mail';

/** Sent twice it makes codes twice, and those of the last answer count. */
@Controller()
export class RenewRecoveryCodesController {
  constructor(
    private readonly fresh: FreshSignIn,
    private readonly database: Database,
    private readonly authenticators: AuthenticatorRepository,
    private readonly secondStep: SecondStep,
    private readonly mail: WayInMail,
  ) {}

  @Endpoint(renewRecoveryCodes)
  async handle(@Caller() caller: Caller): Promise<EndpointOutput<typeof renewRecoveryCodes>> {
    const { memberId } = caller.member;
    await this.fresh.require(caller.cookie);
    const recoveryCodes = await this.database.transaction(async (tx) => {
      if (!(await this.authenticators.find(memberId, tx))?.isConfirmed) {
        throw accountProblem('auth.codes-off');
      }
      await this.mail.addTo(tx, memberId, 'recovery-codes-renewed');
      return this.secondStep.renewRecoveryCodes(tx, memberId);
    });
    return { recoveryCodes };
  }
}
