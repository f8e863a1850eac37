import { Inject, Injectable } from '@nestjs/common';
import { PLAIN_EMAIL, type PlainEmail } from '@waymark/contracts-community';
import { ownerEmailDue } from '@waymark/contracts-reviews';
import { CONFIG, Outbox, sealText, type Tx } from '@waymark/service-kit';
import type { ReviewsConfig } from '../../config';

/**
 * Emails about claims, which the account service sends. They are encrypted and stored in the transaction of the rows
 * that record them.
 */
@Injectable()
export class OwnerMail {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  /** Sends one email, identified by `about`. If `memberId` is null, it goes to the address in the email itself. */
  async send(tx: Tx, about: string, memberId: number | null, letter: PlainEmail): Promise<void> {
    const sealed = await sealText(this.config.IDENTITY_SECRET, PLAIN_EMAIL, JSON.stringify(letter));
    await this.outbox.add(tx, ownerEmailDue, { aggregateId: about, aggregateVersion: 1, data: { memberId, sealed } });
  }
}
