import { Injectable } from '@nestjs/common';
import { coreProblem, Database } from '@waymark/service-kit';
import { SignInMethodMail } from '../sign-in-method-mail';
import { SignInMethodsRepository, lastSignInMethod } from '../sign-in-methods.repository';
import { PasskeyRepository } from './passkey.repository';

/** Removes a passkey, unless it is the account's only sign-in method. */
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
