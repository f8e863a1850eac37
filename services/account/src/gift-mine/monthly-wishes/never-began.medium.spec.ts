import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { type Giving, sharedGiving } from '../../../test/gift-trips';
import { givenMember } from '../../../test/given-member';
import { WishJob } from './wish-job';

let giving: Giving;
beforeAll(async () => void (giving = await sharedGiving()));

describe('a monthly gift that never reached Stripe', () => {
  it('ends after an hour when it is to stop, so that nobody who leaves waits for it', async () => {
    const { account } = giving;
    const { id: memberId } = await givenMember(account);
    const begun = async (minutes: number) => {
      const id = randomUUID();
      await account.sql.query(sql`
        INSERT INTO monthly_gift (id, member_id, amount_pence, mode, stop_asked_at, created_at)
        VALUES (${id}::uuid, ${memberId}, 500, 'test', now(), now() - make_interval(mins => ${minutes}))`);
      return id;
    };
    const [old, young] = [await begun(61), await begun(1)];
    await account.app.get(WishJob, { strict: false }).run();
    const rows = await account.sql.query(
      sql`SELECT id, state FROM monthly_gift WHERE member_id = ${memberId} ORDER BY created_at`,
    );
    expect(rows).toEqual([
      { id: old, state: 'stopped' },
      { id: young, state: 'started' },
    ]);
  });
});
