import { Injectable } from '@nestjs/common';
import { CODE_NOT_RIGHT } from '@waymark/contracts-account';
import { coreProblem, Database } from '@waymark/service-kit';
import { MemberRepository } from '../../member/member.repository';
import { accountProblem, fieldProblem } from '../../support/account-problem';
import { SignInMethodMail } from '../sign-in-method-mail';
import { AuthenticatorRepository } from './authenticator.repository';
import { MultiFactor } from './multi-factor';
import { totpUri } from './totp';

/** Needs no idempotency key: a repeated request creates a second secret, and only the last one is valid. */
@Injectable()
export class StartAuthenticator {
  constructor(
    private readonly members: MemberRepository,
    private readonly multiFactor: MultiFactor,
  ) {}

  async execute(memberId: number): Promise<{ secret: string; uri: string }> {
    const member = await this.members.findById(memberId);
    if (!member?.isActive) throw coreProblem('auth.required');
    const secret = await this.multiFactor.begin(memberId);
    if (!secret) throw accountProblem('auth.codes-on');
    return { secret, uri: totpUri(secret, member.email) };
  }
}

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
