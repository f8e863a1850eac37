import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@waymark/service-kit';
import { z } from 'zod';
import { MailQueue } from '../../support/mail/mail-queue';
import { SiteLinks } from '../../support/mail/site-links';
import { emailChangedMail } from '../../support/mail/templates/sign-in-mails';
import { linkInvalid, OneTimeTokens } from '../../support/one-time-tokens';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { EmailChanges, EmailRepository } from '../email.repository';
import { emailKey } from '../member-keys';
import { isEmailConflict, isUsernameConflict } from '../member.repository';
import { PendingRegistrations } from '../pending-registrations';
import { VERIFY_MAIL, VERIFY_MINUTES } from './verification-links';

type Outcome = 'verified' | 'changed';

const payloadSchema = z.object({ email: z.string() });

/** Accepts the token of an email: confirms the address of a new account, or changes an address. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly database: Database,
    private readonly tokens: OneTimeTokens,
    private readonly emails: EmailRepository,
    private readonly changes: EmailChanges,
    private readonly mails: MailQueue,
    private readonly links: SiteLinks,
    private readonly throttle: AuthThrottle,
    private readonly pending: PendingRegistrations,
  ) {}

  async execute(token: string, origin: string): Promise<Outcome> {
    await this.throttle.guard('token-origin', origin);
    const outcome = await this.spend(token);
    if (!outcome) throw linkInvalid();
    await this.throttle.giveBack('token-origin', origin);
    return outcome;
  }

  private async spend(token: string): Promise<Outcome | null> {
    try {
      return await this.database.transaction(
        async (tx) =>
          (await this.verified(tx, token)) ??
          (await this.changed(tx, token)) ??
          ((await this.pending.finish(tx, token)) ? 'verified' : null),
      );
    } catch (error) {
      if (isEmailConflict(error) || isUsernameConflict(error)) return null;
      throw error;
    }
  }

  private async verified(tx: Tx, token: string): Promise<Outcome | null> {
    const owner = await this.tokens.takeWithPayload(tx, token, 'verify-email');
    if (!owner) return null;
    return (await this.emails.markVerified(tx, owner.memberId, emailIn(owner.payload))) ? 'verified' : null;
  }

  private async changed(tx: Tx, token: string): Promise<Outcome | null> {
    const owner = await this.tokens.takeWithPayload(tx, token, 'change-email');
    if (!owner) return null;
    const oldEmail = await this.emails.change(tx, owner.memberId, emailIn(owner.payload));
    if (oldEmail === null) return null;
    // Invalidates tokens that were sent to the old address.
    for (const purpose of ['verify-email', 'reset-password'] as const)
      await this.tokens.end(tx, owner.memberId, purpose);
    await this.changes.tell(tx, owner.memberId);
    await this.throttle.forgetAccount(emailKey(oldEmail));
    await this.mails.add(tx, {
      to: oldEmail,
      template: emailChangedMail(this.links.to('/contact')),
      memberId: owner.memberId,
    });
    return 'changed';
  }
}

const emailIn = (payload: unknown) => payloadSchema.parse(payload).email;

/** Sends another link to confirm the address; does nothing if it is already confirmed. */
@Injectable()
export class ResendVerification {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailRepository,
    private readonly mails: MailQueue,
    private readonly throttle: AuthThrottle,
  ) {}

  async execute(memberId: number): Promise<void> {
    await this.throttle.guard('verify-email-member', String(memberId));
    const owner = await this.emails.findById(memberId);
    if (!owner || owner.isVerified) return;
    await this.database.transaction((tx) =>
      this.mails.add(tx, { to: owner.email, request: VERIFY_MAIL, memberId, usefulMinutes: VERIFY_MINUTES }),
    );
  }
}
