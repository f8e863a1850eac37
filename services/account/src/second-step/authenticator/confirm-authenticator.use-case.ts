import { Injectable } from '@nestjs/common';
import { ACCOUNT_PROBLEMS, CODE_NOT_RIGHT } from '@waymark/contracts-account';
import { Database, ProblemException } from '@waymark/service-kit';
import { fieldProblem } from '../../member/field-problem';
import { AuthenticatorRepository } from '../authenticator.repository';
import { SecondStep } from '../second-step';
import { WayInMail } from '../way-in-mail';

/** Turns codes on, once the person's app has shown a right one. */
@Injectable()
export class ConfirmAuthenticatorUseCase {
  constructor(
    private readonly database: Database,
    private readonly authenticators: AuthenticatorRepository,
    private readonly secondStep: SecondStep,
    private readonly mail: WayInMail,
  ) {}

  /** The recovery codes, in clear for the only time. */
  async execute(memberId: number, code: string): Promise<string[]> {
    const begun = await this.authenticators.find(memberId);
    if (!begun) throw problem('auth.codes-off');
    if (begun.isConfirmed) throw problem('auth.codes-on');
    return this.database.transaction(async (tx) => {
      const codes = await this.secondStep.confirm(tx, memberId, code);
      if (!codes) throw fieldProblem('code', CODE_NOT_RIGHT);
      await this.mail.addTo(tx, memberId, 'codes-on');
      return codes;
    });
  }
}

const problem = (code: 'auth.codes-on' | 'auth.codes-off') => new ProblemException(code, ACCOUNT_PROBLEMS[code]);
