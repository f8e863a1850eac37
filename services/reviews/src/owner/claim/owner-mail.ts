import { Inject, Injectable } from '@nestjs/common';
import { PLAIN_LETTER, type PlainLetter } from '@waymark/contracts-community';
import { ownerLetterDue } from '@waymark/contracts-reviews';
import { CONFIG, Outbox, sealText, type Tx } from '@waymark/service-kit';
import type { ReviewsConfig } from '../../config';

/** Letters about claims. Account sends them; they leave with the rows that say so or not at all, and nobody between can read them. */
@Injectable()
export class OwnerMail {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  /** `about` names what it is about, once for each letter. `memberId` null: to the address in the letter. */
  async send(tx: Tx, about: string, memberId: number | null, letter: PlainLetter): Promise<void> {
    const sealed = await sealText(this.config.IDENTITY_SECRET, PLAIN_LETTER, JSON.stringify(letter));
    await this.outbox.add(tx, ownerLetterDue, { aggregateId: about, aggregateVersion: 1, data: { memberId, sealed } });
  }
}
