import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, Database } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { MailQueue } from '../../support/mail/mail-queue';
import { monthlyDonationStoppedMail } from '../../support/mail/templates/donation-mails';
import { SecretBox } from '../../support/secret-box';
import { giverAddress } from '../giver';
import { MonthlyWishesRepository } from './monthly-wishes.repository';

/** Sends one email that confirms a stop, unless the donor has deleted their account. */
@Injectable()
export class TellStopped {
  constructor(
    private readonly database: Database,
    private readonly wishes: MonthlyWishesRepository,
    private readonly box: SecretBox,
    private readonly mail: MailQueue,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async execute(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const gift = await this.wishes.told(tx, id);
      const to = gift && giverAddress(this.box, id, gift);
      if (!gift || !to) return;
      const { memberId, amountPence } = gift;
      const template = monthlyDonationStoppedMail(amountPence, memberId !== null, this.config.PUBLIC_ORIGIN);
      await this.mail.add(tx, { to, template, ...(memberId !== null && { memberId }) });
    });
  }
}
