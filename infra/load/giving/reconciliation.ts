import type { ChargedNow } from '@waymark/local-stripe';
import { inDatabase, type Site } from '../site';
import type { Press } from './giving';

interface Row {
  id: string;
  state: string;
  amountPence: number;
  paymentIntent: string | null;
  receipts: number;
  mails: number;
}

const ROWS = `SELECT g.id, g.state, g.amount_pence AS "amountPence", g.stripe_payment_intent_id AS "paymentIntent",
    count(r.gift_id)::int AS receipts, count(m.id) FILTER (WHERE m.delivered_at IS NOT NULL)::int AS mails
  FROM gift g LEFT JOIN gift_receipt r ON r.gift_id = g.id LEFT JOIN mail m ON m.id = r.mail_id
  WHERE g.created_at >= $1 GROUP BY g.id`;

const SPARE_MAILS = `SELECT 1 FROM mail m WHERE m.template = 'gift-receipt' AND m.created_at >= $1
  AND NOT EXISTS (SELECT 1 FROM gift_receipt r WHERE r.mail_id = m.id)`;

/** Returns every place where our records, Stripe's and the donors' own differ, as sentences; empty when all match. */
export async function bookDifferences(site: Site, presses: readonly Press[], since: Date): Promise<string[]> {
  const charges = await site.stripe.charges();
  const { rows, spareMails } = await inDatabase(site, 'account', async (client) => ({
    rows: (await client.query<Row>(ROWS, [since])).rows,
    spareMails: (await client.query(SPARE_MAILS, [since])).rowCount ?? 0,
  }));
  const found = [
    ...presses.flatMap((press) => wrongOf(press, rows, charges)),
    ...charges
      .filter(({ paymentIntent }) => !rows.some((row) => row.paymentIntent === paymentIntent))
      .map(({ id }) => `Stripe's ${id} is no gift of ours`),
  ];
  if (rows.length !== presses.length) found.push(`${rows.length} gifts of ${presses.length} presses`);
  if (spareMails > 0) found.push(`${spareMails} mails of receipts more than receipts`);
  return found;
}

function wrongOf(press: Press, rows: readonly Row[], charges: readonly ChargedNow[]): string[] {
  const { giftId, paymentIntent, amountPence, isPaid } = press;
  const row = rows.find(({ id }) => id === giftId);
  if (!row) return [`gift ${giftId} is lost`];
  const own = charges.filter((charge) => charge.paymentIntent === paymentIntent);
  const charged = own.reduce((sum, charge) => sum + charge.amountPence, 0);
  const expected = isPaid ? { charged: amountPence, count: 1 } : { charged: 0, count: 0 };
  const says = (what: string) => `gift ${giftId}: ${what}`;
  return [
    ...(charged === expected.charged && own.length === expected.count
      ? []
      : [says(`charged ${own.length} times, ${charged} pence of ${expected.charged}`)]),
    ...((row.state === 'received') === isPaid ? [] : [says(`${row.state}, and ${isPaid ? 'paid' : 'not paid'}`)]),
    ...(row.amountPence === amountPence && row.paymentIntent === paymentIntent ? [] : [says('another sum or payment')]),
    ...(row.receipts === expected.count && row.mails === expected.count
      ? []
      : [says(`${row.receipts} receipts, ${row.mails} mails`)]),
  ];
}
