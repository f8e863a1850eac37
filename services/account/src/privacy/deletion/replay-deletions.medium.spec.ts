import sql from 'sql-template-tag';
import { Outbox } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { type AccountUnderTest, sharedLenientAccount } from '../../../test/account-service';
import { deletionActs } from '../../../test/deletion-acts';
import { MemberRepository } from '../../member/member.repository';
import { SessionRepository } from '../../session/session.repository';
import { CloseAccount } from './close-account';
import { DeletionRepository } from './deletion.repository';
import { MonthlyStopsRepository } from './monthly-stops.repository';
import { replayDeletions } from './replay-deletions';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedLenientAccount()));
const { newMember, ask, confirm, statusOf, tokenOf, allConfirm, done, asked } = deletionActs(() => account);

describe('a restored back-up', () => {
  it('brings nobody back: those who had left are deleted once more, and their numbers go to nobody else (A10.99)', async () => {
    const member = await newMember('back.ana');
    await ask(member, 'anonymise');
    await confirm(await tokenOf(member));
    await allConfirm(member.id);
    await done(member);
    // What a back-up from before brings: the member, and no tombstone.
    await account.sql.query(sql`DELETE FROM deleted_member WHERE member_id = ${member.id}`);
    await account.sql.query(sql`
      INSERT INTO "user" (id, email, email_key, password_hash, display_name, username, username_key, consent_to_data_processing, consent_given_at)
      VALUES (${member.id}, ${member.email}, ${member.email}, 'x', 'Back Again', 'back.ana', 'back.ana', true, now())`);
    await account.sql.query(
      sql`INSERT INTO user_profile (id, username, display_name) VALUES (${member.id}, 'back.ana', 'Back Again')`,
    );
    const outbox = new Outbox();
    const deletions = account.app.get(DeletionRepository, { strict: false });
    const parts = {
      database: account.sql,
      deletions,
      account: new CloseAccount(
        outbox,
        new SessionRepository(account.sql, outbox),
        account.app.get(MemberRepository, { strict: false }),
        account.app.get(MonthlyStopsRepository, { strict: false }),
      ),
    };
    const far = member.id + 50;
    expect(await replayDeletions(parts, [member.id, far])).toBeGreaterThan(1);
    expect((await asked(member.id)).at(-1)?.data).toEqual({ memberId: member.id, reviews: 'anonymise' });
    await allConfirm(member.id);
    await until('the second deletion', 15_000, async () =>
      (await statusOf(member)).filter((status) => status === 'done').length === 2 ? true : null,
    );
    expect(await account.sql.query(sql`SELECT 1 FROM "user" WHERE id = ${member.id}`)).toEqual([]);
    expect((await newMember('back.ben')).id).toBeGreaterThan(far);
  });
});
