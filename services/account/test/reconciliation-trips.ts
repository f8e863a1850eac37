import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { BegunDonation, ReconciliationDifference, StaffDonation } from '@waymark/contracts-account';
import { CompareJob } from '../src/reconciliation/compare/compare-job';
import { bodyOf } from './account-service';
import { sharedGiving } from './donation-trips';
import { givenPerson, type Person } from './members';

const BOOKS = '/api/admin/donations';

/** Returns helpers for specs of the reconciliation with a local Stripe: payments, changes at Stripe, comparisons. */
export async function sharedReconciliation() {
  const giving = await sharedGiving();
  const { account, stripe, dashboard } = giving;
  const admin = await givenPerson(account, 'admin-one', 'admin');
  const books = {
    ...giving,
    admin,
    /** Creates a visitor's donation that Stripe has and of which we received no event. */
    async paidUnheard(amountPence: number) {
      await stripe.control.webhooks({ lost: 1 });
      return giving.given({ amountPence });
    },
    async paid(amountPence: number): Promise<BegunDonation & { payment: string }> {
      const gift = await books.paidUnheard(amountPence);
      await giving.outcome(gift.clientSecret);
      return gift;
    },
    async chargeOf(payment: string): Promise<string> {
      const { latest_charge: charge } = await dashboard.paymentIntents.retrieve(payment);
      return typeof charge === 'string' ? charge : (charge?.id ?? '');
    },
    gift: async (giftId: string): Promise<StaffDonation | undefined> =>
      (await bodyOf<StaffDonation[]>(await books.ask(admin, 'GET', `?text=${giftId}`)))[0],
    ask: (who: Person, method: string, path: string, body?: unknown) =>
      account.browse(who.cookie, method, `${BOOKS}${path}`, body),
    /** Compares from the start of the books, and returns the open differences. */
    async compare(): Promise<{ mended: number; open: ReconciliationDifference[] }> {
      await account.sql.query(sql`DELETE FROM books_run WHERE finished_at IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM books_difference d WHERE d.run_id = books_run.id)`);
      await account.sql.query(sql`UPDATE books_run SET until_at = now() - interval '30 days'`);
      const answer = await books.ask(admin, 'POST', '/compare');
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
      const { id } = await bodyOf<{ id: string }>(answer);
      for (;;) {
        await account.app.get(CompareJob, { strict: false }).round();
        const run = await account.sql.one<{ mended: number; problem: string | null; isOver: boolean | null }>(sql`
          SELECT mended, error AS problem, finished_at IS NOT NULL AS "isOver" FROM books_run WHERE id = ${id}::uuid`);
        if (run?.problem) throw new Error(run.problem);
        if (run?.isOver) return { mended: run.mended, open: await books.differences('open') };
      }
    },
    differences: async (scope: string): Promise<ReconciliationDifference[]> =>
      (
        await bodyOf<{ differences: ReconciliationDifference[] }>(
          await books.ask(admin, 'GET', `/differences?scope=${scope}`),
        )
      ).differences,
    async refund(giftId: string, body: unknown, { who = admin, key = randomUUID() } = {}) {
      const headers = {
        cookie: who.cookie,
        'idempotency-key': key,
        'x-waymark-identity': await account.identityOf(who.id, 'admin'),
      };
      return account.post(`${BOOKS}/${giftId}/refund`, body, headers);
    },
  };
  return books;
}
export type Reconciliation = Awaited<ReturnType<typeof sharedReconciliation>>;
