import { Injectable } from '@nestjs/common';
import { coreProblem, Database } from '@waymark/service-kit';
import { SignInMethodMail } from '../sign-in-method-mail';
import { SignInMethodsRepository, lastSignInMethod } from '../sign-in-methods.repository';
import { PasskeyRepository } from './passkey.repository';

/** A passkey no longer opens the account, as long as something else does. */
@Injectable()
export class RemovePasskey {
  constructor(
    private readonly database: Database,
    private readonly signInMethods: SignInMethodsRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly mail: SignInMethodMail,
  ) {}

  async execute(memberId: number, id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { hasPassword, passkeys, providers } = await this.signInMethods.countLocked(tx, memberId);
      if (!(await this.passkeys.remove(tx, memberId, id))) throw coreProblem('request.not-found');
      if (!hasPassword && passkeys === 1 && providers === 0) throw lastSignInMethod();
      await this.mail.addTo(tx, memberId, 'passkey-removed');
    });
  }
}
