import { Inject, Injectable } from '@nestjs/common';
import { PLAIN_EMAIL, plainEmailSchema } from '@waymark/contracts-community';
import { CONFIG, openText, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { EmailRepository } from '../member/email.repository';
import { MailQueue } from '../support/mail/mail-queue';
import { plainMail } from '../support/mail/templates/notice-mails';

interface Sealed {
  memberId: number | null;
  sealed: string;
}

/** Sends an encrypted notification email of another slice to the address in it, or to a member's own. */
@Injectable()
export class PlainEmails {
  constructor(
    private readonly emails: EmailRepository,
    private readonly mails: MailQueue,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async send(tx: Tx, { memberId, sealed }: Sealed): Promise<void> {
    const text = await openText(this.config.IDENTITY_SECRET, PLAIN_EMAIL, sealed);
    const letter = plainEmailSchema.parse(JSON.parse(text));
    const to = letter.to ?? (memberId === null ? null : await this.emails.contactOf(tx, memberId));
    if (to === null) return;
    const whose = memberId === null ? {} : { memberId };
    await this.mails.add(tx, { to, ...whose, template: plainMail(letter, this.config.PUBLIC_ORIGIN) });
  }
}
