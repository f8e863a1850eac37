import type { MonthTotal } from '@waymark/contracts-account';
import sql from 'sql-template-tag';
import { bodyOf } from '../../test/account-service';
import { type Reconciliation, sharedReconciliation } from '../../test/reconciliation-trips';
import { givenDonation } from '../../test/given-donations';

let books: Reconciliation;
beforeAll(async () => void (books = await sharedReconciliation()));

describe('totals of months', () => {
  it('count what was received in each month of UTC, and what was given back of it (G4.10)', async () => {
    const now = new Date();
    const month = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    const { id } = await givenDonation(books.account, { amountPence: 1_000, receivedAt: month(1) });
    await givenDonation(books.account, { amountPence: 250, receivedAt: new Date(month(0).getTime() - 1) });
    await givenDonation(books.account, { amountPence: 700, receivedAt: month(2) });
    await givenDonation(books.account, { amountPence: 900, receivedAt: month(30) });
    await givenDonation(books.account, { amountPence: 900, receivedAt: null });
    await givenDonation(books.account, { amountPence: 900, receivedAt: month(1), mode: 'live' });
    await books.account.sql.query(sql`UPDATE gift SET refunded_pence = 400 WHERE id = ${id}::uuid`);
    const totals = await bodyOf<MonthTotal[]>(await books.ask(books.admin, 'GET', '/totals'));
    expect(totals).toEqual([
      { month: month(1).toISOString().slice(0, 7), gifts: 2, receivedPence: 1_250, refundedPence: 400, netPence: 850 },
      { month: month(2).toISOString().slice(0, 7), gifts: 1, receivedPence: 700, refundedPence: 0, netPence: 700 },
    ]);
  });
});
