import { Injectable } from '@nestjs/common';
import type { DonationState, MonthlyState } from '@waymark/contracts-account';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';
import { askAgainAt } from './ask-again';
import { DONATION_COLUMNS, type DonationRow, toDonationRow } from './donation-row';
import type { PaymentFacts } from './payment-facts';

type NewDonationRow = Pick<DonationRow, 'id' | 'kind' | 'memberId' | 'monthlyGiftId' | 'amountPence' | 'mode'> & {
  sealedEmail: string | null;
  senderKey: string | null;
};

/** A donation during a query to Stripe; of several queries, the highest number's result counts. */
export type RequestedDonation = DonationRow & { asked: number };

interface InvoiceOfMonth {
  id: string;
  /** ID for the new row, if one is needed. */
  giftId: string;
  amountPence: number;
  isFirst: boolean;
  createdAt: Date;
}

/** All stored data of single payments. */
@Injectable()
export class DonationRepository {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  async insert(tx: Tx, row: NewDonationRow): Promise<void> {
    await tx.with(this.prisma).gift.create({
      data: { ...row, askAgainAt: askAgainAt('started', new Date()) } satisfies Prisma.GiftUncheckedCreateInput,
      select: { id: true },
    });
  }

  /** Checks whether a submission already got a response; a repeat does not count against limits. */
  async isKnownPress(key: string, memberId: number, endpoint: string): Promise<boolean> {
    const where = { key, memberId, endpoint };
    return (await this.prisma.idempotencyKey.count({ where })) > 0;
  }

  byId = (id: string): Promise<DonationRow | null> => this.find({ id });
  byPayment = (stripePaymentIntentId: string): Promise<DonationRow | null> => this.find({ stripePaymentIntentId });
  byInvoice = (stripeInvoiceId: string): Promise<DonationRow | null> => this.find({ stripeInvoiceId });

  /** Call it before querying Stripe. Returns null when none of our donations has this payment. */
  async noteAsked(stripePaymentIntentId: string): Promise<RequestedDonation | null> {
    const [row] = await this.prisma.gift.updateManyAndReturn({
      where: { stripePaymentIntentId },
      data: { asked: { increment: 1 } } satisfies Prisma.GiftUncheckedUpdateInput,
      select: { ...DONATION_COLUMNS, asked: true },
    });
    return row ? { ...toDonationRow(row), asked: row.asked } : null;
  }

  /** Links a row to its payment at Stripe; returns false when the row was cancelled or has another payment. */
  async attachPayment(id: string, paymentIntentId: string): Promise<boolean> {
    const { count } = await this.prisma.gift.updateMany({
      where: {
        id,
        OR: [{ stripePaymentIntentId: paymentIntentId }, { stripePaymentIntentId: null, state: { not: 'cancelled' } }],
      },
      data: { stripePaymentIntentId: paymentIntentId } satisfies Prisma.GiftUncheckedUpdateInput,
    });
    return count === 1;
  }

  /** Replaces the known payment, which brought no money, by the one that paid the invoice. */
  async replacePayment(id: string, paymentIntentId: string): Promise<void> {
    await this.database.query(sql`
      UPDATE gift SET stripe_payment_intent_id = ${paymentIntentId}
      WHERE id = ${id}::uuid AND received_at IS NULL AND stripe_payment_intent_id <> ${paymentIntentId}
        AND NOT EXISTS (SELECT 1 FROM gift AS other WHERE other.stripe_payment_intent_id = ${paymentIntentId})`);
  }

  async attachInvoice(id: string, invoiceId: string): Promise<void> {
    await this.prisma.gift.updateMany({
      where: { id, stripeInvoiceId: null },
      data: { stripeInvoiceId: invoiceId } satisfies Prisma.GiftUncheckedUpdateInput,
    });
  }

  /**
   * Returns the row of a month of a monthly donation. The first month's exists from the start; others are created with
   * their invoices.
   */
  async ensureMonth(monthlyGiftId: string, invoice: InvoiceOfMonth): Promise<DonationRow | null> {
    const there = await this.byInvoice(invoice.id);
    if (there) return there;
    if (invoice.isFirst) await this.attachFirstInvoice(monthlyGiftId, invoice.id);
    await this.database.query(sql`
      INSERT INTO gift (id, kind, member_id, monthly_gift_id, amount_pence, mode, stripe_invoice_id, created_at)
      SELECT ${invoice.giftId}::uuid, 'month', member_id, id, ${invoice.amountPence}::int, mode, ${invoice.id}, ${invoice.createdAt}::timestamptz
      FROM monthly_gift WHERE id = ${monthlyGiftId}::uuid
      ON CONFLICT (stripe_invoice_id) DO NOTHING`);
    return this.byInvoice(invoice.id);
  }

  locked(tx: Tx, id: string): Promise<DonationRow | null> {
    return tx
      .query(sql`SELECT 1 AS locked FROM gift WHERE id = ${id}::uuid FOR UPDATE`)
      .then(() => tx.with(this.prisma).gift.findUnique({ where: { id }, select: DONATION_COLUMNS }))
      .then((row) => row && toDonationRow(row));
  }

  /** Writes only the latest result: returns false when a later query has already returned. */
  async write(
    tx: Tx,
    { id, asked, createdAt }: RequestedDonation,
    facts: PaymentFacts,
    isChanged: boolean,
  ): Promise<boolean> {
    const { chargeId, ...data } = facts;
    const { count } = await tx.with(this.prisma).gift.updateMany({
      where: { id, settledBy: { lt: asked } },
      data: {
        ...data,
        stripeChargeId: chargeId,
        settledBy: asked,
        askAgainAt: askAgainAt(facts.state, createdAt),
        ...(isChanged && { changedAt: new Date() }),
      } satisfies Prisma.GiftUncheckedUpdateInput,
    });
    return count === 1;
  }

  private async attachFirstInvoice(monthlyGiftId: string, stripeInvoiceId: string): Promise<void> {
    await this.prisma.gift.updateMany({
      where: { monthlyGiftId, stripeInvoiceId: null },
      data: { stripeInvoiceId } satisfies Prisma.GiftUncheckedUpdateInput,
    });
  }

  private async find(where: Prisma.GiftWhereUniqueInput): Promise<DonationRow | null> {
    const row = await this.prisma.gift.findUnique({ where, select: DONATION_COLUMNS });
    return row && toDonationRow(row);
  }
}

export interface OpenDonation {
  id: string;
  paymentIntentId: string;
  invoiceId: string | null;
  state: DonationState;
  /** State of the monthly donation that this month belongs to. */
  monthlyState: MonthlyState | null;
  createdAt: Date;
}

/** How long a hashed address is stored for the limits against card testing. */
const SENDER_SECONDS = 24 * 3_600;
/** Seconds after which an unknown payment counts as abandoned; no page retries for so long. */
const UNKNOWN_SECONDS = 2 * 3_600;

@Injectable()
export class OpenDonationRepository {
  constructor(private readonly database: Database) {}

  /** Leases due donations to this process for ten minutes; then another process may take them. */
  take(most: number): Promise<OpenDonation[]> {
    return this.database.query<OpenDonation & { [column: string]: unknown }>(sql`
      UPDATE gift SET ask_again_at = now() + interval '10 minutes'
      WHERE id IN (
        SELECT id FROM gift WHERE ask_again_at <= now() AND stripe_payment_intent_id IS NOT NULL
        ORDER BY ask_again_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING id, stripe_payment_intent_id AS "paymentIntentId", stripe_invoice_id AS "invoiceId", state,
        (SELECT m.state FROM monthly_gift m WHERE m.id = gift.monthly_gift_id) AS "monthlyState", created_at AS "createdAt"`);
  }

  /** A process died before it stored Stripe's response: nobody received the payment's secret, so nobody can pay it. */
  async callOffUnknown(): Promise<void> {
    await this.database.query(sql`
      UPDATE gift SET state = 'cancelled', ask_again_at = NULL, changed_at = now()
      WHERE ask_again_at <= now() AND stripe_payment_intent_id IS NULL AND state = 'started'
        AND created_at < now() - make_interval(secs => ${UNKNOWN_SECONDS})`);
  }

  async forgetSenders(): Promise<void> {
    await this.database.query(sql`
      UPDATE gift SET sender_key = NULL
      WHERE sender_key IS NOT NULL AND created_at < now() - make_interval(secs => ${SENDER_SECONDS})`);
  }
}
