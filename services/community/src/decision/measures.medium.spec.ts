import { type CaseDetail, memberDecided, type Statement } from '@waymark/contracts-community';
import { memberMeasured } from '@waymark/contracts-account';
import type { Identity, Problem } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { type CasesUnderTest, sharedCases } from '../../test/case-scenario';

let cases: CasesUnderTest;
let [first, second] = [0, 0];
beforeAll(async () => {
  cases = await sharedCases();
  [first, second] = [await cases.member('Bo'), await cases.member('Cy')];
}, 60_000);

type Answer = CaseDetail & Problem & Record<string, string>;

const decide = (id: number, body: object, as = first, role: Identity['role'] = 'moderator') =>
  cases.call<Answer>('POST', `/api/admin/cases/${id}/decisions`, {
    as,
    role,
    body: { rule: 'insult', facts: 'It calls a waiter names.', decisionNumber: 0, ...body },
  });
const limit = (id: number, limitDays: number, more = {}, as = first) =>
  decide(id, { act: 'limit', limitDays, ...more }, as);
const suspend = (id: number, more = {}, as = first) => decide(id, { act: 'suspend', ...more }, as, 'admin');
const read = async (id: number, as = first, role: Identity['role'] = 'moderator') =>
  (await cases.call<CaseDetail>('GET', `/api/admin/cases/${id}`, { as, role })).body;

interface Told {
  memberId: number;
  number: number;
  limitedUntil: string | null;
  isSuspended: boolean;
  statementId: number | null;
}

/** What account was told last of somebody. */
async function told(memberId: number): Promise<Told | undefined> {
  const rows = await cases.sql.query<{ data: Told }>(sql`
    SELECT data FROM outbox WHERE type = ${memberDecided.type} AND data ->> 'memberId' = ${String(memberId)} ORDER BY seq`);
  return rows.at(-1)?.data;
}
const daysLeft = (until: string | null | undefined) => Math.round((Date.parse(until ?? '') - Date.now()) / 86_400_000);
const statementOf = async (id: number) => (await read(id)).decisions[0]?.id ?? 0;
const appeal = (id: number, as: number) =>
  cases.call<Statement & Problem>('POST', `/api/statements/${id}/appeal`, {
    as,
    body: { words: 'It was a quote from the menu.' },
  });

describe('a limit (F6.24)', () => {
  it('hides it and tells account until when, and is confirmed when account has done it', async () => {
    const ana = await cases.member('Ana');
    const { id, contentId } = await cases.given(ana);
    const { status, body } = await limit(id, 7);
    expect([status, body]).toMatchObject([200, { contentState: 'hidden', inForce: { isSuspended: false } }]);
    expect(daysLeft(body.inForce.limitedUntil)).toBe(7);
    const data = await told(ana);
    expect(data).toMatchObject({ memberId: ana, number: 1, isSuspended: false, statementId: await statementOf(id) });
    expect(data?.limitedUntil).toBe(body.inForce.limitedUntil);
    await cases.moderated(contentId, 1);
    expect(await read(id)).toMatchObject({ isConfirmed: true, isMeasured: false });
    await cases.tell(memberMeasured, { memberId: ana, number: 1, isApplied: true });
    expect(await read(id)).toMatchObject({ isMeasured: true, inForce: { isRefused: false } });
  });

  it('is stated to its author with its end', async () => {
    const ana = await cases.member('Ana');
    const { id } = await cases.given(ana);
    const { body } = await limit(id, 30);
    const own = await cases.call<Statement>('GET', `/api/statements/${await statementOf(id)}`, { as: ana });
    expect(own.body).toMatchObject({ act: 'limit', limitedUntil: body.inForce.limitedUntil, appeal: null });
    expect(own.body.appealUntil).not.toBeNull();
  });

  it('is as long as the longest of two, and ends with the case that it came from', async () => {
    const ana = await cases.member('Ana');
    const [long, short] = [await cases.given(ana), await cases.given(ana)];
    await limit(long.id, 30);
    await limit(short.id, 1);
    expect(daysLeft((await told(ana))?.limitedUntil)).toBe(30);
    await decide(long.id, { act: 'keep', takesBack: true, decisionNumber: 1 });
    expect(await told(ana)).toMatchObject({ number: 3, statementId: await statementOf(short.id) });
    expect(daysLeft((await told(ana))?.limitedUntil)).toBe(1);
    await decide(short.id, { act: 'keep', takesBack: true, decisionNumber: 1 });
    expect(await told(ana)).toMatchObject({ number: 4, limitedUntil: null, statementId: null });
  });

  it('lasts where a later decision does not take it back', async () => {
    const ana = await cases.member('Ana');
    const { id } = await cases.given(ana);
    await limit(id, 7);
    await decide(id, { act: 'keep', decisionNumber: 1 });
    expect((await told(ana))?.number).toBe(1);
    expect(daysLeft((await read(id)).inForce.limitedUntil)).toBe(7);
  });

  it('is shorter after an appeal, counted from the first decision, and never longer', async () => {
    const ana = await cases.member('Ana');
    const { id } = await cases.given(ana);
    await limit(id, 30);
    const statement = await statementOf(id);
    await cases.sql.query(
      sql`UPDATE moderation_decision SET decided_at = now() - interval '2 days' WHERE id = ${statement}`,
    );
    expect((await appeal(statement, ana)).status).toBe(201);
    expect((await limit(id, 90, { decisionNumber: 1 }, second)).body.code).toBe('case.harsher');
    expect((await suspend(id, { decisionNumber: 1 }, second)).body.code).toBe('case.harsher');
    expect((await limit(id, 7, { decisionNumber: 1 }, second)).status).toBe(200);
    expect(daysLeft((await told(ana))?.limitedUntil)).toBe(5);
    const own = await cases.call<Statement>('GET', `/api/statements/${statement}`, { as: ana });
    expect(own.body.appeal).toMatchObject({ outcome: 'taken-back', statementId: await statementOf(id) });
  });

  it('ends when an appeal against it leads to something milder', async () => {
    const ana = await cases.member('Ana');
    const { id } = await cases.given(ana);
    await limit(id, 30);
    await appeal(await statementOf(id), ana);
    await decide(id, { act: 'hide', decisionNumber: 1 }, second);
    expect(await told(ana)).toMatchObject({ limitedUntil: null, isSuspended: false });
    expect((await read(id)).inForce.limitedUntil).toBeNull();
  });

  it('needs a length that is offered', async () => {
    const { id } = await cases.given(await cases.member('Ana'));
    expect((await decide(id, { act: 'limit' })).body.fieldErrors).toEqual({ limitDays: 'Choose for how long.' });
    expect((await limit(id, 8)).body.fieldErrors).toEqual({ limitDays: 'Choose for how long.' });
  });
});

describe('a suspension', () => {
  it('goes before a limit, and leaves it when it is taken back', async () => {
    const ana = await cases.member('Ana');
    const [one, other] = [await cases.given(ana), await cases.given(ana)];
    await limit(one.id, 7);
    expect((await suspend(other.id)).body).toMatchObject({ contentState: 'hidden', inForce: { isSuspended: true } });
    expect(await told(ana)).toMatchObject({ isSuspended: true, statementId: await statementOf(other.id) });
    await decide(other.id, { act: 'keep', takesBack: true, decisionNumber: 1 }, first, 'admin');
    expect(await told(ana)).toMatchObject({ isSuspended: false, statementId: await statementOf(one.id) });
    expect(daysLeft((await told(ana))?.limitedUntil)).toBe(7);
  });

  it('is begun and ended by admins alone, also after an appeal', async () => {
    const ana = await cases.member('Ana');
    const { id } = await cases.given(ana);
    expect((await read(id)).acts).not.toContain('suspend');
    expect((await decide(id, { act: 'suspend' })).body.code).toBe('case.needs-admin');
    expect((await read(id, first, 'admin')).acts).toContain('suspend');
    await suspend(id);
    const back = { act: 'keep', takesBack: true, decisionNumber: 1 };
    expect((await decide(id, back)).body.code).toBe('case.needs-admin');
    await appeal(await statementOf(id), ana);
    expect((await read(id, second)).refusal).toBe('needs-admin');
    expect((await decide(id, { act: 'keep', decisionNumber: 1 }, second)).body.code).toBe('case.needs-admin');
    expect((await decide(id, { act: 'hide', decisionNumber: 1 }, second, 'admin')).status).toBe(200);
    expect(await told(ana)).toMatchObject({ isSuspended: false, statementId: null });
  });

  it('that account refused says so', async () => {
    const ana = await cases.member('Ana');
    const { id } = await cases.given(ana);
    await suspend(id);
    await cases.tell(memberMeasured, { memberId: ana, number: 1, isApplied: false });
    expect(await read(id)).toMatchObject({ isMeasured: true, inForce: { isRefused: true } });
  });
});

describe('holding somebody back', () => {
  it.each([
    ['limit', { limitDays: 7 }],
    ['suspend', {}],
  ])(
    'by %s is for nobody about themself, nor on a state that has changed, nor without an author',
    async (act, more) => {
      const own = await cases.given(first);
      expect((await decide(own.id, { act, ...more }, first, 'admin')).body.code).toBe('case.yours');
      const ana = await cases.member('Ana');
      const { id } = await cases.given(ana);
      await decide(id, { act: 'warn' });
      const late = await decide(id, { act, ...more }, second, 'admin');
      expect([late.status, late.body]).toMatchObject([409, { code: 'case.changed', decisionNumber: '1' }]);
      expect(await told(ana)).toBeUndefined();
      const nobodys = await cases.given(null);
      const refused = await decide(nobodys.id, { act, ...more }, first, 'admin');
      expect(refused.body.code).toBe('case.no-author');
    },
  );

  it('who are of the staff is for an admin', async () => {
    const ana = await cases.member('Ana', { isStaff: true });
    const { id } = await cases.given(ana);
    expect((await read(id)).acts).not.toContain('limit');
    expect((await read(id, first, 'admin')).acts).toContain('limit');
    expect((await limit(id, 7)).body.code).toBe('case.of-staff');
    expect(await told(ana)).toBeUndefined();
    expect((await decide(id, { act: 'limit', limitDays: 7 }, first, 'admin')).status).toBe(200);
  });

  it('is for staff: a member gets nowhere', async () => {
    const { id } = await cases.given(await cases.member('Ana'));
    expect((await decide(id, { act: 'limit', limitDays: 7 }, first, 'member')).status).toBe(403);
  });

  it('is told once by one key, and once of two at the same moment', async () => {
    const ana = await cases.member('Ana');
    const { id } = await cases.given(ana);
    const both = await Promise.all([limit(id, 7), limit(id, 30, {}, second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await told(ana))?.number).toBe(1);
  });
});
