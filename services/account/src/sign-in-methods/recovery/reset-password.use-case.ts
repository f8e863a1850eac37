import { Inject, Injectable } from '@nestjs/common';
import { FORGOT_PASSWORD_ANSWER, type ForgotPasswordAnswer } from '@waymark/contracts-account';
import { CONFIG, Database, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { EmailRepository } from '../../member/email.repository';
import { emailKey } from '../../member/member-keys';
import type { MemberWithPassword } from '../../member/member.repository';
import { PasswordHasher } from '../../member/password/password-hasher';
import { passwordFault } from '../../member/password/password-rules';
import { SessionCache } from '../../session/session-cache';
import { fieldProblem } from '../../support/account-problem';
import { MailQueue } from '../../support/mail/mail-queue';
import { linkInvalid, OneTimeTokens } from '../../support/one-time-tokens';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { NewPassword } from '../password/new-password';
import { SignInMethodsRepository } from '../sign-in-methods.repository';
import { RESET_MAIL, RESET_MINUTES, ResetLinks, ResetTokens } from './reset-links';

interface Form {
  token: string;
  newPassword: string;
}

/**
 * Sets a new password through an emailed link: every session ends, and the next sign-in still requires the second
 * step.
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly database: Database,
    private readonly resetTokens: ResetTokens,
    private readonly tokens: OneTimeTokens,
    private readonly emails: EmailRepository,
    private readonly signInMethods: SignInMethodsRepository,
    private readonly hasher: PasswordHasher,
    private readonly newPassword: NewPassword,
    private readonly cache: SessionCache,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async execute({ token, newPassword }: Form, origin: string): Promise<void> {
    const member = await this.resetTokens.memberOf(token, origin);
    // The password is checked before the token is used up, so a better password needs no new email.
    const fault = passwordFault(newPassword, member, this.config.AUTH_PASSWORD_MIN);
    if (fault) throw fieldProblem('newPassword', fault);
    const passwordHash = await this.hasher.hash(newPassword);
    const ended = await this.store(token, member, passwordHash);
    await Promise.all(ended.map((hash) => this.cache.revoke(hash)));
    await this.throttle.forgetFailures(emailKey(member.email));
  }

  private store(token: string, member: MemberWithPassword, passwordHash: string): Promise<string[]> {
    return this.database.transaction(async (tx) => {
      if ((await this.tokens.take(tx, token, 'reset-password')) !== member.id) throw linkInvalid();
      const areOthersRemoved = await this.shutStrangersOut(tx, member);
      return this.newPassword.set(tx, member, passwordHash, { areOthersRemoved });
    });
  }

  /**
   * The reader of the email owns the address. If this is the address's first verification, a stranger may have
   * registered with it, and could return with their own passkey, app or provider.
   */
  private async shutStrangersOut(tx: Tx, { id, email }: MemberWithPassword): Promise<boolean> {
    const isFirstProof = await this.emails.isUnproven(tx, id);
    await this.emails.markVerified(tx, id, email);
    return isFirstProof && (await this.signInMethods.removeAllButPassword(tx, id));
  }
}

/** Requests a reset link. It does the same work for every address and does not check whether it has an account. */
@Injectable()
export class ForgotPassword {
  constructor(
    private readonly database: Database,
    private readonly mails: MailQueue,
    private readonly throttle: AuthThrottle,
    private readonly resetLinks: ResetLinks,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** `isDeveloper`: the caller is on this machine, and may get the token itself if configured. */
  async execute(email: string, origin: string, isDeveloper: boolean): Promise<ForgotPasswordAnswer> {
    await this.throttle.guard('forgot-origin', origin);
    const answer = { message: FORGOT_PASSWORD_ANSWER };
    if (this.config.DEV_RESET_TOKEN && isDeveloper)
      return { ...answer, resetToken: await this.tokenForDeveloper(email) };
    // Sends no email beyond the limit. The response stays the same, because it would reveal something about the
    // address.
    if (!(await this.throttle.allows('forgot-email', emailKey(email)))) return answer;
    await this.database.transaction((tx) =>
      this.mails.add(tx, { to: email, request: RESET_MAIL, usefulMinutes: RESET_MINUTES }),
    );
    return answer;
  }

  private async tokenForDeveloper(email: string): Promise<string | undefined> {
    return (await this.database.transaction((tx) => this.resetLinks.tokenFor(tx, email)))?.token;
  }
}
