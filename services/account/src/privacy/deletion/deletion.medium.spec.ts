import { type DeleteRequest, PALETTE_ROLES, type PrivacyOverview } from '@waymark/contracts-account';
import { DEFAULT_ACCESSIBILITY_SETTINGS } from '@waymark/contracts-core';
import { reviewPublished } from '@waymark/contracts-reviews';
import { LOG, type Log, Outbox } from '@waymark/service-kit';
import { scanDatabase, until } from '@waymark/testing';
import sql from 'sql-template-tag';
import {
  type AccountUnderTest,
  bodyOf,
  codeOf,
  fieldErrorsOf,
  sharedLenientAccount,
} from '../../../test/account-service';
import { deletionActs } from '../../../test/deletion-acts';
import { arrives } from '../../../test/events';
import { sentMails } from '../../../test/mailbox';
import { newMember, signIn } from '../../../test/members';
import { MemberRepository } from '../../member/member.repository';
import { SessionRepository } from '../../session/session.repository';
import { OTHER_SLICES } from '../other-slices';
import { CloseAccount } from './close-account';
import { DeletionRepository } from './deletion.repository';
import { ErasureJob } from './erasure-job';
import { MonthlyStopsRepository } from './monthly-stops.repository';
import { replayDeletions } from '../../commands/replay-deletions.command';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedLenientAccount()));
const { ask, confirm, statusOf, tokenOf, sliceConfirms, allConfirm, done, asked } = deletionActs(() => account);
/** Somebody who has asked to leave and used the link of their mail. */
async function leaver(name: string, reviews?: string) {
  const member = await newMember(account, name);
  await ask(member, reviews);
  await confirm(await tokenOf(member));
  return member;
}
const user = (cookie: string) => account.browse(cookie, 'GET', '/api/auth/user');

describe('deleting an account (A4.23, A4.24, A7.28, A9.9, A9.10, A10.90, A10.93)', () => {
  it('begins with a mail: until its link is used nothing happens, and the page can take it back', async () => {
    const member = await newMember(account, 'leave.ana');
    const { status, ...request } = await bodyOf<DeleteRequest>(await ask(member, 'anonymise'));
    expect([status, request.reviews]).toEqual(['pending', 'anonymise']);
    expect(JSON.stringify(request)).not.toContain(await tokenOf(member));
    expect(
      (await bodyOf<PrivacyOverview>(await account.browse(member.cookie, 'GET', '/api/privacy'))).deletion,
    ).toMatchObject({ status: 'pending' });
    expect((await account.browse(member.cookie, 'DELETE', '/api/privacy/delete')).status).toBe(204);
    expect((await confirm(await tokenOf(member))).status).toBe(404);
    expect(await statusOf(member)).toEqual(['cancelled']);
    expect((await user(member.cookie)).status).toBe(200);
    expect(await asked(member.id)).toEqual([]);
  });

  it('needs a choice about the reviews', async () => {
    const { cookie } = await newMember(account, 'leave.ben');
    expect(await fieldErrorsOf(account.browse(cookie, 'POST', '/api/privacy/delete', {}))).toEqual({
      reviews: 'Choose what happens to your reviews',
    });
  });

  it('is one request when asked for many times at once, and at most five a day', async () => {
    const member = await newMember(account, 'leave.bob');
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(member)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(5).fill(201),
      ...Array<number>(7).fill(429),
    ]);
    expect((await statusOf(member)).sort()).toEqual([...Array<string>(4).fill('cancelled'), 'pending']);
  });

  it('closes the account at once when it is confirmed, and only once (A10.92)', async () => {
    const member = await newMember(account, 'leave.cho');
    await ask(member);
    const token = await tokenOf(member);
    const answer = await confirm(token);
    expect(answer.status).toBe(200);
    const { finishedBefore } = await bodyOf<{ finishedBefore: string }>(answer);
    expect(Math.round((Date.parse(finishedBefore) - Date.now()) / 86_400_000)).toBe(30);
    expect((await user(member.cookie)).status).toBe(401);
    expect((await signIn(account, 'leave.cho')).status).toBe(401);
    expect((await confirm(token)).status).toBe(404);
    expect(await asked(member.id)).toEqual([{ memberId: member.id, reviews: 'delete' }]);
  });

  it('does nothing for a link that is made up or too old', async () => {
    const member = await newMember(account, 'leave.eli');
    await ask(member);
    expect(await codeOf(confirm('A'.repeat(43)))).toBe('404 privacy.link-invalid');
    await account.sql.query(sql`UPDATE data_delete_request SET confirm_before = now()`);
    expect(await codeOf(confirm(await tokenOf(member)))).toBe('404 privacy.link-invalid');
    expect((await user(member.cookie)).status).toBe(200);
    await account.app.get(ErasureJob, { strict: false }).run();
    expect(await statusOf(member)).toEqual(['lapsed']);
  });

  it('waits for every slice; then no row knows the member, and a receipt is on its way (A10.98)', async () => {
    const marks = {
      texts: ['leave.zqmarked', 'Zqmarked Person', 'zq-marked-note', 'zq-marked-bio', 'zq-marked-colours'],
    };
    const member = await newMember(account, 'leave.zqmarked', { displayName: 'Zqmarked Person' });
    const colors = Object.fromEntries(PALETTE_ROLES.map((role) => [role, '10, 50%, 40%']));
    await member.call('POST', '/api/palettes', { name: 'zq-marked-colours', description: '', colors });
    await member.call('PUT', '/api/profile/display-settings', {
      ...DEFAULT_ACCESSIBILITY_SETTINGS,
      updatedAt: new Date().toISOString(),
    });
    await account.browse(member.cookie, 'POST', '/api/accessibility-preferences', {
      additionalNeeds: 'zq-marked-note',
      consentToHealthData: true,
    });
    await account.browse(member.cookie, 'PUT', '/api/profile/public', {
      publicBio: 'zq-marked-bio',
      interests: [],
      profileVisibility: 'public',
      showLocation: true,
      showEmail: false,
      travelStyle: null,
    });
    await ask(member);
    const scan = () => scanDatabase({ name: 'account', url: account.databaseUrl }, { ...marks, memberId: member.id });
    const before = await scan();
    expect(before.map(({ mark }) => mark)).toEqual(
      expect.arrayContaining(['leave.zqmarked', 'Zqmarked Person', 'zq-marked-colours', `member ${member.id}`]),
    );
    const tables = before.map(({ place }) => place);
    for (const table of ['accessibility_preferences', 'display_settings', 'health_consent', 'palette'])
      expect(tables).toContain(`account.${table}`);
    await confirm(await tokenOf(member));
    await sliceConfirms('reviews', member.id);
    await sliceConfirms('community', member.id);
    await account.app.get(ErasureJob, { strict: false }).run();
    expect(await statusOf(member)).toEqual(['confirmed']);
    await sliceConfirms('maps', member.id);
    await done(member);
    expect(
      await account.sql.one(
        sql`SELECT processed_at IS NOT NULL AS processed FROM data_delete_request WHERE user_id = ${member.id}`,
      ),
    ).toEqual({ processed: true });
    const left = await scan();
    // The number alone stays: as a tombstone, as the proof that it was done, and in the farewell to the other slices.
    expect(left.map(({ place, mark }) => [place, mark]).sort()).toEqual([
      ['account.data_delete_request', `member ${member.id}`],
      ['account.deleted_member', `member ${member.id}`],
      ['account.outbox', `member ${member.id}`],
    ]);
    const kept = await account.sql.query<{ type: string }>(
      sql`SELECT DISTINCT type FROM outbox WHERE data @> jsonb_build_object('memberId', ${member.id}::int)`,
    );
    expect(kept).toEqual([{ type: 'account.member.deleted.v1' }]);
    const receipt = (await sentMails(account, 'deletion-receipt')).find(({ to }) => to === member.email);
    expect(receipt?.paragraphs.join('\n')).toMatch(
      /Community and feedback: .*Maps and footpath reports: .*Reviews and venues: .*Your account: /s,
    );
    expect(
      await account.sql.query(sql`SELECT 1 FROM mail WHERE template = 'deletion-receipt' AND member_id IS NOT NULL`),
    ).toEqual([]);
  });

  it('leaves the address free for a new account, under a new number', async () => {
    const member = await leaver('leave.fay');
    await allConfirm(member.id);
    await done(member);
    const again = await newMember(account, 'leave.fay');
    expect(again.id).toBeGreaterThan(member.id);
    expect((await user(again.cookie)).status).toBe(200);
  });

  it('asks again for slices that stay silent, and raises an alarm from day 25', async () => {
    const member = await leaver('leave.gus');
    await account.sql.query(
      sql`UPDATE data_delete_request SET asked_at = now() - interval '7 hours', confirmed_at = now() - interval '26 days' WHERE user_id = ${member.id}`,
    );
    const alarm = jest.spyOn(account.app.get<Log>(LOG), 'error');
    await account.app.get(ErasureJob, { strict: false }).run();
    expect(alarm).toHaveBeenCalledWith(
      expect.objectContaining({ days: 26, missing: OTHER_SLICES }),
      expect.stringContaining('30 days'),
    );
    alarm.mockRestore();
    expect(await asked(member.id)).toHaveLength(2);
    await account.app.get(ErasureJob, { strict: false }).run();
    expect(await asked(member.id)).toHaveLength(2);
    await allConfirm(member.id);
    await done(member);
  });

  it('cannot be undone by an event that comes late, by staff, or by a row of a restored back-up', async () => {
    const member = await leaver('leave.hal');
    await account.sql.query(sql`UPDATE "user" SET is_active = true WHERE id = ${member.id}`);
    expect(await account.sql.one(sql`SELECT is_active AS active FROM "user" WHERE id = ${member.id}`)).toEqual({
      active: false,
    });
    await allConfirm(member.id);
    await done(member);
    const late = { reviewId: 990, venueId: 1, authorId: member.id, helpfulCount: 2 };
    await arrives(account, reviewPublished, late);
    expect(await account.sql.one(sql`SELECT author_id AS author FROM review_projection WHERE review_id = 990`)).toEqual(
      { author: null },
    );
    const restored = account.sql.query(sql`
      INSERT INTO "user" (id, email, email_key, password_hash, display_name, username, username_key, consent_to_data_processing, consent_given_at)
      VALUES (${member.id}, 'x@example.org', 'x@example.org', 'x', 'X', 'xxx', 'xxx', true, now())`);
    await expect(restored).rejects.toMatchObject({ code: 'auth.required', cause: { message: 'this member has left' } });
  });
});

describe('a restored back-up', () => {
  it('brings nobody back: those who had left are deleted once more, and their numbers go to nobody else (A10.99)', async () => {
    const member = await leaver('back.ana', 'anonymise');
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
    expect((await asked(member.id)).at(-1)).toEqual({ memberId: member.id, reviews: 'anonymise' });
    await allConfirm(member.id);
    await until('the second deletion', 15_000, async () =>
      (await statusOf(member)).filter((status) => status === 'done').length === 2 ? true : null,
    );
    expect(await account.sql.query(sql`SELECT 1 FROM "user" WHERE id = ${member.id}`)).toEqual([]);
    expect((await newMember(account, 'back.ben')).id).toBeGreaterThan(far);
  });
});
