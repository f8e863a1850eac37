import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type BegunDonation, createPaymentIntent, type NewDonation } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';
import { CONFIG, Idempotency, type Tx, VISITOR } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { accountProblem, fieldProblem } from '../support/account-problem';
import { SecretBox } from '../support/secret-box';
import { donationEmailOf } from './donation-row';
import { DonationLimits, type Giver } from './donation-limits';
import { DonationRepository } from './donation.repository';
import { MonthlyDonationRepository } from './monthly-donation.repository';
import { StripePort } from './stripe-port';
import { OpenPayment } from './open-payment';

/**
 * Stores our row first, then calls Stripe with the row's ID as idempotency key. Repeated submissions and retries get
 * the same payment.
 */
@Injectable()
export class BeginDonation {
  constructor(
    @Inject(CONFIG) private readonly config: AccountConfig,
    private readonly idempotency: Idempotency,
    private readonly stripe: StripePort,
    private readonly limits: DonationLimits,
    private readonly donations: DonationRepository,
    private readonly monthly: MonthlyDonationRepository,
    private readonly box: SecretBox,
    private readonly payment: OpenPayment,
  ) {}

  async execute(wanted: NewDonation, giver: Giver, key: string | null): Promise<BegunDonation> {
    this.check(wanted, giver);
    const scope = { key, memberId: giver.memberId ?? VISITOR, endpoint: createPaymentIntent.name, body: wanted };
    const isRepeated = key !== null && (await this.donations.isKnownPress(key, scope.memberId, scope.endpoint));
    if (!isRepeated) await this.limits.check(giver, wanted.amountPence);
    const { body } = await this.idempotency.run(scope, async (tx) => ({
      status: 201,
      body: { giftId: await this.write(tx, wanted, giver) },
    }));
    return this.payment.open(body.giftId);
  }

  private check({ amountPence, every, email }: NewDonation, { memberId }: Giver): void {
    if (this.stripe.mode === null) throw accountProblem('gifts.not-taken');
    if (this.config.GIFTS_MEMBERS_ONLY && memberId === null) throw accountProblem('gifts.members-only');
    const most = this.config.GIFT_MAX_PENCE;
    if (amountPence > most)
      throw fieldProblem(
        'amount',
        `We take up to ${moneyWords(most)} at once here. To give more, please write to us. Thank you.`,
      );
    if (every === 'month' && memberId === null && email === null)
      throw fieldProblem('email', 'Enter your email address: our email has the link that stops the gift.');
  }

  private async write(tx: Tx, { amountPence, every, email }: NewDonation, giver: Giver): Promise<string> {
    const id = randomUUID();
    const { memberId } = giver;
    const mode = this.stripe.mode ?? 'test';
    // A member's receipt goes to the email address of their account.
    const address = memberId === null ? email : null;
    const sealed = (row: string) => (address === null ? null : this.box.seal(address, donationEmailOf(row)));
    const monthlyGiftId = every === 'month' ? randomUUID() : null;
    if (monthlyGiftId !== null)
      await this.monthly.insert(tx, {
        id: monthlyGiftId,
        memberId,
        amountPence,
        mode,
        sealedEmail: sealed(monthlyGiftId),
      });
    await this.donations.insert(tx, {
      id,
      kind: every,
      memberId,
      monthlyGiftId,
      amountPence,
      mode,
      sealedEmail: monthlyGiftId === null ? sealed(id) : null,
      senderKey: this.limits.senderKeyOf(giver.origin),
    });
    return id;
  }
}
