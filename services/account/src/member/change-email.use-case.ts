import { Injectable } from '@nestjs/common';
import { coreProblem, Database, type Tx } from '@waymark/service-kit';
import { ACCOUNT_EXISTS_MAIL } from './email-verification/verification-links';
import { EmailRepository, type EmailOwner } from './email.repository';
import { MailQueue } from '../support/mail/mail-queue';
import { SiteLinks } from '../support/mail/site-links';
import { changeEmailAskedMail, changeEmailMail } from '../support/mail/templates/sign-in-mails';
import { emailKey } from './member-keys';
import { fieldProblem } from '../support/account-problem';
import { OneTimeTokens } from '../support/one-time-tokens';
import { ReAuthentication } from '../session/re-authentication';
import { AuthThrottle } from '../support/throttle/auth-throttle';

const MINUTES = 60;

/** Emails both addresses: the new one to confirm, the old one to report a change that the member did not request. */
@Injectable()
export class ChangeEmail {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailRepository,
    private readonly tokens: OneTimeTokens,
    private readonly mails: MailQueue,
    private readonly links: SiteLinks,
    private readonly reAuthentication: ReAuthentication,
    private readonly throttle: AuthThrottle,
  ) {}

  async execute(memberId: number, newEmail: string, cookieHeader: string | undefined): Promise<void> {
    const session = await this.reAuthentication.require(cookieHeader);
    const owner = await this.emails.findById(memberId);
    if (!owner || session.memberId !== memberId) throw coreProblem('auth.required');
    if (emailKey(newEmail) === emailKey(owner.email))
      throw fieldProblem('newEmail', 'This is already your email address.');
    await this.throttle.guard('change-email-member', String(memberId));
    const other = await this.emails.findByEmail(newEmail);
    // The response is the same in each case, so that it does not reveal whether an address has an account.
    const isMailed = !other || (await this.throttle.allows('known-email', emailKey(newEmail)));
    await this.database.transaction(async (tx) => {
      if (other && isMailed) await this.mails.add(tx, { to: newEmail, request: ACCOUNT_EXISTS_MAIL });
      if (!other) await this.askNewAddress(tx, owner, newEmail);
      const template = changeEmailAskedMail(this.links.to('/account/security'));
      await this.mails.add(tx, { to: owner.email, template, memberId });
    });
  }

  private async askNewAddress(tx: Tx, { id }: EmailOwner, email: string): Promise<void> {
    const token = await this.tokens.issue(tx, {
      memberId: id,
      purpose: 'change-email',
      minutes: MINUTES,
      payload: { email },
    });
    const template = changeEmailMail(this.links.to('/verify-email', { token }));
    await this.mails.add(tx, { to: email, template, memberId: id, usefulMinutes: MINUTES });
  }
}
