import type { MonthTotal } from '@waymark/contracts-account';
import { bodyOf } from '../../../test/account-service';
import { type Books, sharedBooks } from '../../../test/books-trips';
import { givenGift } from '../../../test/given-gifts';
import { givenPerson } from '../../../test/staff-people';
import sql from 'sql-template-tag';

let books: Books;
beforeAll(async () => void (books = await sharedBooks()));

describe('totals of months', () => {
  it('count what was received in each month of UTC, and what was given back of it (G4.10)', async () => {
    const now = new Date();
    const month = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    const { id } = await givenGift(books.account, { amountPence: 1_000, receivedAt: month(1) });
    await givenGift(books.account, { amountPence: 250, receivedAt: new Date(month(0).getTime() - 1) });
    await givenGift(books.account, { amountPence: 700, receivedAt: month(2) });
    await givenGift(books.account, { amountPence: 900, receivedAt: month(30) });
    await givenGift(books.account, { amountPence: 900, receivedAt: null });
    const live = await givenGift(books.account, { amountPence: 900, receivedAt: month(1) });
    await books.account.sql.query(sql`UPDATE gift SET refunded_pence = 400 WHERE id = ${id}::uuid`);
    await books.account.sql.query(sql`UPDATE gift SET mode = 'live' WHERE id = ${live.id}::uuid`);
    const totals = await bodyOf<MonthTotal[]>(await books.ask(books.admin, 'GET', '/totals'));
    expect(totals).toEqual([
      { month: month(1).toISOString().slice(0, 7), gifts: 2, receivedPence: 1_250, refundedPence: 400, netPence: 850 },
      { month: month(2).toISOString().slice(0, 7), gifts: 1, receivedPence: 700, refundedPence: 0, netPence: 700 },
    ]);
  });

  it('are for admins', async () => {
    const moderator = await givenPerson(books.account, 'moderator-one', 'moderator');
    expect((await books.ask(moderator, 'GET', '/totals')).status).toBe(403);
  });
});
