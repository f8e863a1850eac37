import { Injectable } from '@nestjs/common';
import type { MonthlyState } from '@waymark/contracts-account';
import type { Tx } from '@waymark/service-kit';
import type Stripe from 'stripe';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';
import { MONTHLY_COLUMNS, type MonthlyDonationRow, toMonthlyRow } from './donation-row';

/** Stripe's state of a monthly donation, in our terms. */
interface MonthlyFacts {
  state: MonthlyState;
  amountPence: number;
  nextOn: Date | null;
  startedAt: Date | null;
  stoppedAt: Date | null;
}

const STATES: Readonly<Record<string, MonthlyState>> = {
  incomplete: 'started',
  incomplete_expired: 'stopped',
  trialing: 'active',
  active: 'active',
  past_due: 'late',
  unpaid: 'late',
  paused: 'late',
  canceled: 'stopped',
};

const time = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null);

export function monthlyFactsOf(subscription: Stripe.Subscription, amountBefore: number): MonthlyFacts {
  const item = subscription.items.data[0];
  // A status that this version does not know is queried again instead of being treated as stopped.
  const state = STATES[subscription.status] ?? 'late';
  const isGoingOn = state === 'active' || state === 'late';
  return {
    state,
    amountPence: item?.price.unit_amount ?? amountBefore,
    nextOn: isGoingOn ? time(item?.current_period_end) : null,
    startedAt: isGoingOn ? time(subscription.start_date) : null,
    stoppedAt: state === 'stopped' ? time(subscription.ended_at ?? subscription.canceled_at) : null,
  };
}

type NewMonthlyRow = Pick<MonthlyDonationRow, 'id' | 'memberId' | 'amountPence' | 'mode'> & {
  sealedEmail: string | null;
};
type RequestedMonthlyDonation = MonthlyDonationRow & { asked: number; startedAt: Date | null };

/** All stored data of monthly donations. */
@Injectable()
export class MonthlyDonationRepository {
  constructor(private readonly prisma: PrismaService) {}

  async insert(tx: Tx, row: NewMonthlyRow): Promise<void> {
    await tx.with(this.prisma).monthlyGift.create({
      data: { ...row } satisfies Prisma.MonthlyGiftUncheckedCreateInput,
      select: { id: true },
    });
  }

  byId = (id: string): Promise<MonthlyDonationRow | null> => this.find({ id });
  bySubscription = (stripeSubscriptionId: string): Promise<MonthlyDonationRow | null> =>
    this.find({ stripeSubscriptionId });

  /** Links a row to its customer, and to its subscription at Stripe once known. */
  async attach(id: string, customerId: string, subscriptionId: string | null): Promise<void> {
    await this.prisma.monthlyGift.updateMany({
      where: { id, stripeSubscriptionId: null },
      data: {
        stripeCustomerId: customerId,
        stripeSubscriptionId: subscriptionId,
      } satisfies Prisma.MonthlyGiftUncheckedUpdateInput,
    });
  }

  /** Call it before querying Stripe. Returns null when none of our donations has this subscription. */
  async noteAsked(stripeSubscriptionId: string): Promise<RequestedMonthlyDonation | null> {
    const [row] = await this.prisma.monthlyGift.updateManyAndReturn({
      where: { stripeSubscriptionId },
      data: { asked: { increment: 1 } } satisfies Prisma.MonthlyGiftUncheckedUpdateInput,
      select: { ...MONTHLY_COLUMNS, asked: true, startedAt: true },
    });
    return row ? { ...toMonthlyRow(row), asked: row.asked, startedAt: row.startedAt } : null;
  }

  /** Writes only the latest result. Once payments succeed again, the next failure is reported again. */
  async write({ id, asked, startedAt }: RequestedMonthlyDonation, facts: MonthlyFacts): Promise<void> {
    await this.prisma.monthlyGift.updateMany({
      where: { id, settledBy: { lt: asked } },
      data: {
        ...facts,
        startedAt: startedAt ?? facts.startedAt,
        ...(facts.state === 'active' && { lateToldAt: null }),
        settledBy: asked,
      } satisfies Prisma.MonthlyGiftUncheckedUpdateInput,
    });
  }

  private async find(where: Prisma.MonthlyGiftWhereUniqueInput): Promise<MonthlyDonationRow | null> {
    const row = await this.prisma.monthlyGift.findUnique({ where, select: MONTHLY_COLUMNS });
    return row && toMonthlyRow(row);
  }
}
