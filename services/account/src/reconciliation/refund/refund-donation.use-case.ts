import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { refundDonation, type refundSchema, type StaffDonation } from '@waymark/contracts-account';
import { coreProblem, Idempotency, type Tx } from '@waymark/service-kit';
import { StripePort } from '../../donation/stripe-port';
import { Audit } from '../../staff/audit';
import type { StaffActor } from '../../staff/staff-gate';
import { accountProblem } from '../../support/account-problem';
import { DonationListRepository, toStaffDonation } from '../donation-list.repository';
import { refundDetail, SettleRefunds } from './settle-refunds';
import { RefundRepository } from './refund.repository';

type Asked = z.output<typeof refundSchema>;

/**
 * Refunds a donation with a reason. One transaction stores our row, the reason and an audit log entry. Then it calls
 * Stripe with the ID of that row, updates the donation from the response, and writes a second entry.
 */
@Injectable()
export class RefundDonation {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly refunds: RefundRepository,
    private readonly settle: SettleRefunds,
    private readonly donations: DonationListRepository,
    private readonly audit: Audit,
    private readonly stripe: StripePort,
  ) {}

  async execute(actor: StaffActor, giftId: string, asked: Asked, key: string | null): Promise<StaffDonation> {
    const scope = { key, memberId: actor.id, endpoint: refundDonation.name, body: { giftId, ...asked } };
    const { body } = await this.idempotency.run(scope, async (tx) => ({
      status: 200,
      body: { refundId: await this.note(tx, actor, giftId, asked) },
    }));
    if ((await this.settle.run(body.refundId)) === 'failed') throw accountProblem('gifts.refund-refused');
    const gift = await this.donations.find(giftId);
    if (!gift) throw coreProblem('request.not-found');
    return toStaffDonation(gift);
  }

  private async note(tx: Tx, actor: StaffActor, giftId: string, asked: Asked): Promise<string> {
    const { amountPence, refundedSoFarPence, reason } = asked;
    const { mode } = this.stripe;
    if (mode === null) throw accountProblem('gifts.not-taken');
    const gift = await this.refunds.lockGift(tx, giftId, mode);
    if (!gift) throw coreProblem('request.not-found');
    if (gift.memberId === actor.id) throw accountProblem('staff.own-account');
    const goneBackPence = gift.goneBackPence ?? 0;
    if (gift.state !== 'received' || amountPence > gift.amountPence - goneBackPence)
      throw accountProblem('gifts.not-refundable');
    if (refundedSoFarPence !== undefined && refundedSoFarPence !== goneBackPence)
      throw accountProblem('gifts.refunded-meanwhile');
    const id = randomUUID();
    await this.refunds.add(tx, { id, giftId, amountPence, reason, actorId: actor.id });
    await this.audit.add(tx, {
      actorId: actor.id,
      act: 'gift.refund-asked',
      subjectId: gift.memberId,
      reason,
      detail: refundDetail({ giftId, amountPence, givenPence: gift.amountPence }),
      origin: actor.origin,
    });
    return id;
  }
}
