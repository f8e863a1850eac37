import { Inject, Injectable } from '@nestjs/common';
import { PASSWORD_NOT_RIGHT } from '@waymark/contracts-account';
import { CONFIG, coreProblem, Database } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { fieldProblem } from '../../support/account-problem';
import { MemberRepository, type MemberWithPassword } from '../../member/member.repository';
import { NewPassword } from './new-password';
import { PasswordHasher } from '../../member/password/password-hasher';
import { passwordFault } from '../../member/password/password-rules';
import { ReAuthentication } from '../../session/re-authentication';
import { SessionCache } from '../../session/session-cache';
import { AuthThrottle } from '../../support/throttle/auth-throttle';

interface Form {
  currentPassword?: string | undefined;
  newPassword: string;
}

/** Changes the signed-in member's password. This session continues; all others end. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly members: MemberRepository,
    private readonly hasher: PasswordHasher,
    private readonly newPassword: NewPassword,
    private readonly reAuthentication: ReAuthentication,
    private readonly cache: SessionCache,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async execute(memberId: number, form: Form, cookieHeader: string | undefined): Promise<void> {
    const member = await this.members.findById(memberId);
    const session = await this.reAuthentication.current(cookieHeader);
    if (!member?.isActive || session.memberId !== memberId) throw coreProblem('auth.required');
    await this.prove(member, form.currentPassword, cookieHeader);
    const fault = passwordFault(form.newPassword, member, this.config.AUTH_PASSWORD_MIN);
    if (fault) throw fieldProblem('newPassword', fault);
    const passwordHash = await this.hasher.hash(form.newPassword);
    const ended = await this.database.transaction((tx) =>
      this.newPassword.set(tx, member, passwordHash, { keptHash: session.hash }),
    );
    await Promise.all(ended.map((hash) => this.cache.revoke(hash)));
  }

  // The current password is the best possible proof; a member without one needs a recent sign-in instead.
  private async prove(
    member: MemberWithPassword,
    currentPassword: string | undefined,
    cookieHeader: string | undefined,
  ): Promise<void> {
    if (member.passwordHash === null) {
      await this.reAuthentication.require(cookieHeader);
      return;
    }
    await this.throttle.guard('change-password-member', String(member.id));
    if (!(await this.hasher.matches(member.passwordHash, currentPassword ?? '')))
      throw fieldProblem('currentPassword', PASSWORD_NOT_RIGHT);
    await this.throttle.forget('change-password-member', String(member.id));
  }
}
