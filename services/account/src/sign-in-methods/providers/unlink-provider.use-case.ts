import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { SignInMethodMail } from '../sign-in-method-mail';
import { SignInMethodsRepository, lastSignInMethod } from '../sign-in-methods.repository';
import { PlatformUserRepository } from './platform-user.repository';

/** Removes the provider link, unless it is the account's only sign-in method. */
@Injectable()
export class UnlinkProvider {
  constructor(
    private readonly database: Database,
    private readonly signInMethods: SignInMethodsRepository,
    private readonly users: PlatformUserRepository,
    private readonly mail: SignInMethodMail,
  ) {}

  async execute(memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { hasPassword, passkeys } = await this.signInMethods.countLocked(tx, memberId);
      if (!(await this.users.unlink(tx, memberId))) return;
      if (!hasPassword && passkeys === 0) throw lastSignInMethod();
      await this.mail.addTo(tx, memberId, 'provider-unlinked');
    });
  }
}
