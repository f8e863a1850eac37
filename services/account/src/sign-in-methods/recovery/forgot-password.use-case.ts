import { Inject, Injectable } from '@nestjs/common';
import { FORGOT_PASSWORD_ANSWER, type ForgotPasswordAnswer } from '@waymark/contracts-account';
import { CONFIG, Database } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { MailQueue } from '../../support/mail/mail-queue';
import { emailKey } from '../../member/email-key';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { RESET_MAIL, RESET_MINUTES, ResetLinks } from './reset-links';

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
    // Beyond the limit, no email is sent. The response stays the same, because it would reveal something about the
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
