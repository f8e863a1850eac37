import sql from 'sql-template-tag';
import type { SelectedSection } from './account-sections.sql';

/** Returns the sections about the member's donations. We have no card data; only Stripe does. */
export function donationSections(memberId: number): SelectedSection[] {
  return [
    {
      id: 'gifts',
      title: 'What you gave',
      about:
        'Each gift with its receipt, in pence. Stripe’s ID identifies the payment there. Only Stripe knows your card details.',
      select: sql`
        SELECT g.id AS "gift", g.kind AS "every", g.amount_pence AS "pence", g.refunded_pence AS "pencePaidBack", g.state,
          g.created_at AS "begunAt", g.received_at AS "receivedAt", r.year AS "receiptYear", r.number AS "receiptNumber",
          g.stripe_payment_intent_id AS "stripePayment", g.failure AS "whyItFailed"
        FROM gift g LEFT JOIN gift_receipt r ON r.gift_id = g.id WHERE g.member_id = ${memberId} ORDER BY g.created_at, g.id`,
    },
    {
      id: 'monthly-gifts',
      title: 'What you give each month',
      about: 'The amount, when it started, when the next one is due, and when you stopped it.',
      select: sql`
        SELECT id AS "monthlyGift", amount_pence AS "pence", wanted_pence AS "penceFromNowOn", state, created_at AS "begunAt",
          started_at AS "startedAt", next_on AS "nextAt", stop_asked_at AS "stopAskedAt", stopped_at AS "stoppedAt",
          stripe_customer_id AS "stripeCustomer", stripe_subscription_id AS "stripeSubscription"
        FROM monthly_gift WHERE member_id = ${memberId} ORDER BY created_at, id`,
    },
  ];
}
