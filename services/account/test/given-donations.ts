import { randomUUID } from 'node:crypto';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { donationEmailOf } from '../src/donation/donation-row';
import { SecretBox } from '../src/support/secret-box';
import type { AccountUnderTest } from './account-service';

interface Given {
  memberId?: number;
  /** Email address of a visitor. */
  email?: string;
  /** Creates a monthly donation for it, or uses the one with this ID. */
  monthly?: true | string;
  amountPence?: number;
  receivedAt?: Date | null;
  state?: string;
  mode?: 'test' | 'live';
}

/** Creates a donation as settling leaves it, without Stripe. */
export async function givenDonation(account: AccountUnderTest, given: Given = {}) {
  const { memberId = null, email, amountPence = 500, receivedAt = new Date(), mode = 'test' } = given;
  const box = account.app.get(SecretBox, { strict: false });
  const sealed = (id: string) => (email === undefined ? null : box.seal(email, donationEmailOf(id)));
  const id = randomUUID();
  const monthlyId = given.monthly === true ? randomUUID() : (given.monthly ?? null);
  if (given.monthly === true)
    await account.sql.query(sql`
      INSERT INTO monthly_gift (id, member_id, amount_pence, state, mode, sealed_email)
      VALUES (${monthlyId}::uuid, ${memberId}, ${amountPence}, 'active', ${mode}, ${sealed(monthlyId ?? '')})`);
  await account.sql.query(sql`
    INSERT INTO gift (id, kind, member_id, monthly_gift_id, amount_pence, state, mode, stripe_payment_intent_id, sealed_email, received_at)
    VALUES (${id}::uuid, ${monthlyId === null ? 'once' : 'month'}, ${memberId}, ${monthlyId}::uuid, ${amountPence},
      ${given.state ?? (receivedAt ? 'received' : 'started')}, ${mode}, ${`pi_${id}`}, ${monthlyId === null ? sealed(id) : null}, ${receivedAt})`);
  return { id, monthlyId };
}

export const receiptOf = (account: AccountUnderTest, giftId: string) =>
  account.sql.one<{ year: number; number: number; tokenHash: string | null; mailId: string | null }>(sql`
    SELECT year, number, token_hash AS "tokenHash", mail_id AS "mailId" FROM gift_receipt WHERE gift_id = ${giftId}::uuid`);

/** Waits for the receipt, which the service writes by itself. */
export const issuedReceipt = (account: AccountUnderTest, giftId: string) =>
  until('the receipt', 15_000, () => {
    account.wake('write receipts of gifts');
    return receiptOf(account, giftId);
  });
