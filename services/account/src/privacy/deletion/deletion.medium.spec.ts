import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { DeleteRequest, PrivacyOverview } from '@waymark/contracts-account';
import type { Problem } from '@waymark/contracts-core';
import { JetStreamStrategy, LOG, type Log } from '@waymark/service-kit';
import { scanDatabase } from '@waymark/testing';
import { type AccountUnderTest, bodyOf, sharedLenientAccount } from '../../../test/account-service';
import { deletionActs } from '../../../test/deletion-acts';
import { sentMails } from '../../../test/sent-mails';
import { OTHER_SLICES } from '../other-slices';
import { ErasureJob } from './erasure-job';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedLenientAccount()));
const { newMember, ask, confirm, statusOf, tokenOf, sliceConfirms, allConfirm, done, asked } = deletionActs(
  () => account,
);

describe('deleting an account (A4.23, A4.24, A7.28, A9.9, A9.10, A10.90, A10.93)', () => {
  it('begins with a mail: until its link is used nothing happens, and the page can take it back', async () => {
    const member = await newMember('leave.ana');
    const { status, ...request } = await bodyOf<DeleteRequest>(await ask(member, 'anonymise'));
    expect([status, request.reviews]).toEqual(['pending', 'anonymise']);
    expect(JSON.stringify(request)).not.toContain(await tokenOf(member));
    expect(
      (await bodyOf<PrivacyOverview>(await account.browse(member.cookie, 'GET', '/api/privacy'))).deletion,
    ).toMatchObject({ status: 'pending' });
    expect((await account.browse(member.cookie, 'DELETE', '/api/privacy/delete')).status).toBe(204);
    expect((await confirm(await tokenOf(member))).status).toBe(404);
    expect(await statusOf(member)).toEqual(['cancelled']);
    expect((await account.browse(member.cookie, 'GET', '/api/auth/user')).status).toBe(200);
    expect(await asked(member.id)).toEqual([]);
  });

  it('needs a choice about the reviews and somebody who proved lately who they are', async () => {
    const member = await newMember('leave.ben');
    const unsaid = await account.browse(member.cookie, 'POST', '/api/privacy/delete', {});
    expect([unsaid.status, (await bodyOf<Problem>(unsaid)).fieldErrors]).toEqual([
      422,
      { reviews: 'Choose what happens to your reviews' },
    ]);
    await account.sql.query(
      sql`UPDATE session SET sess = jsonb_set(sess, '{provedAt}', to_jsonb((now() - interval '16 minutes')::text)) WHERE sess->'memberId' = to_jsonb(${member.id}::int)`,
    );
    expect((await ask(member)).status).toBe(403);
    expect(await statusOf(member)).toEqual([]);
  });

  it('asked for many times at the same instant is one request, and five a day', async () => {
    const member = await newMember('leave.bob');
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(member)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(5).fill(201),
      ...Array<number>(7).fill(429),
    ]);
    expect((await statusOf(member)).sort()).toEqual([...Array<string>(4).fill('cancelled'), 'pending']);
  });

  it('closes the account at once when it is confirmed, and only once (A10.92)', async () => {
    const member = await newMember('leave.cho');
    await ask(member);
    const token = await tokenOf(member);
    const answer = await confirm(token);
    expect(answer.status).toBe(200);
    const { finishedBefore } = await bodyOf<{ finishedBefore: string }>(answer);
    expect(Math.round((Date.parse(finishedBefore) - Date.now()) / 86_400_000)).toBe(30);
    expect((await account.browse(member.cookie, 'GET', '/api/auth/user')).status).toBe(401);
    expect(
      (await account.post('/api/auth/login', { email: member.email, password: 'quiet rivers at noon' })).status,
    ).toBe(401);
    expect((await asked(member.id)).map(({ data }) => data)).toEqual([{ memberId: member.id, reviews: 'delete' }]);
    expect((await confirm(token)).status).toBe(404);
    expect(await asked(member.id)).toHaveLength(1);
  });

  it.each([
    ['too old', sql`UPDATE data_delete_request SET confirm_before = now()`],
    ['made up', sql`SELECT 1`],
  ])('does nothing for a link that is %s', async (kind, statement) => {
    const member = await newMember(`leave.${kind === 'made up' ? 'dee' : 'eli'}`);
    await ask(member);
    await account.sql.query(statement);
    const token = kind === 'made up' ? 'A'.repeat(43) : await tokenOf(member);
    const answer = await confirm(token);
    expect([answer.status, (await bodyOf<Problem>(answer)).code]).toEqual([404, 'privacy.link-invalid']);
    expect((await account.browse(member.cookie, 'GET', '/api/auth/user')).status).toBe(200);
    await account.app.get(ErasureJob, { strict: false }).run();
    if (kind === 'too old') expect(await statusOf(member)).toEqual(['lapsed']);
  });

  it('waits for every slice; then no row knows the member, and a receipt is on its way (A10.98)', async () => {
    const marks = { texts: ['leave.zqmarked', 'Zqmarked Person', 'zq-marked-note', 'zq-marked-bio'] };
    const member = await newMember('leave.zqmarked', { displayName: 'Zqmarked Person' });
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
      expect.arrayContaining(['leave.zqmarked', 'Zqmarked Person', `member ${member.id}`]),
    );
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
    const member = await newMember('leave.fay');
    await ask(member);
    await confirm(await tokenOf(member));
    await allConfirm(member.id);
    await done(member);
    const again = await newMember('leave.fay');
    expect(again.id).toBeGreaterThan(member.id);
    expect((await account.browse(again.cookie, 'GET', '/api/auth/user')).status).toBe(200);
  });

  it('asks again for slices that stay silent, and raises an alarm from day 25', async () => {
    const member = await newMember('leave.gus');
    await ask(member);
    await confirm(await tokenOf(member));
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
    const member = await newMember('leave.hal');
    await ask(member);
    await confirm(await tokenOf(member));
    await account.sql.query(sql`UPDATE "user" SET is_active = true WHERE id = ${member.id}`);
    expect(await account.sql.one(sql`SELECT is_active AS active FROM "user" WHERE id = ${member.id}`)).toEqual({
      active: false,
    });
    await allConfirm(member.id);
    await done(member);
    const late = { reviewId: 990, venueId: 1, authorId: member.id, helpfulCount: 2 };
    await account.app.get(JetStreamStrategy).dispatch({
      id: randomUUID(),
      type: 'reviews.review.published.v1',
      time: new Date().toISOString(),
      aggregateId: '990',
      aggregateVersion: 1,
      correlationId: null,
      data: late,
    });
    expect(await account.sql.one(sql`SELECT author_id AS author FROM review_projection WHERE review_id = 990`)).toEqual(
      { author: null },
    );
    const restored = account.sql.query(sql`
      INSERT INTO "user" (id, email, email_key, password_hash, display_name, username, username_key, consent_to_data_processing, consent_given_at)
      VALUES (${member.id}, 'x@example.org', 'x@example.org', 'x', 'X', 'xxx', 'xxx', true, now())`);
    await expect(restored).rejects.toMatchObject({ code: 'auth.required', cause: { message: 'this member has left' } });
  });

  it('may be asked for five times a day', async () => {
    const member = await newMember('leave.ida');
    for (let time = 1; time <= 5; time += 1) expect((await ask(member)).status).toBe(201);
    expect((await ask(member)).status).toBe(429);
    expect((await statusOf(member)).filter((status) => status === 'pending')).toHaveLength(1);
  });
});
