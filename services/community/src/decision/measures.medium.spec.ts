import { memberMeasured } from '@waymark/contracts-account';
import { memberDecided } from '@waymark/contracts-community';
import sql from 'sql-template-tag';
import { type CasesUnderTest, sharedCases } from '../../test/case-scenario';

let cases: CasesUnderTest;
let [first, second] = [0, 0];
beforeAll(async () => {
  cases = await sharedCases();
  [first, second] = [await cases.member('Bo'), await cases.member('Cy')];
}, 60_000);

const limit = (id: number, limitDays: number, more = {}, as = first) =>
  cases.decide(id, as, { act: 'limit', limitDays, ...more });
const suspend = (id: number, more = {}, as = first) => cases.decide(id, as, { act: 'suspend', role: 'admin', ...more });
const takeBack = (id: number, more = {}) =>
  cases.decide(id, first, { act: 'keep', takesBack: true, decisionNumber: 1, ...more });
/** A case about content of a new member, and that member. */
async function written(more = {}) {
  const author = await cases.member('Ana', more);
  return { author, ...(await cases.given(author)) };
}

/** The latest event about a member that was sent to account. */
const told = async (memberId: number) =>
  (await cases.published(memberDecided)).filter(({ data }) => data.memberId === memberId).at(-1)?.data;
const daysLeft = (until: string | null | undefined) => Math.round((Date.parse(until ?? '') - Date.now()) / 86_400_000);
const daysTold = async (memberId: number) => daysLeft((await told(memberId))?.limitedUntil);
const statementOfReasonsOf = async (id: number) => (await cases.read(id, first)).decisions[0]?.id ?? 0;

describe('a limit (F6.24)', () => {
  it('hides it and tells account and its author until when, and is confirmed when account has done it', async () => {
    const { author: ana, id, contentId } = await written();
    const { status, body } = await limit(id, 7);
    expect([status, body]).toMatchObject([200, { contentState: 'hidden', inForce: { isSuspended: false } }]);
    expect(daysLeft(body.inForce.limitedUntil)).toBe(7);
    const own = (await cases.statement(await statementOfReasonsOf(id), ana)).body;
    expect(own).toMatchObject({ act: 'limit', limitedUntil: body.inForce.limitedUntil, appeal: null });
    expect(own.appealUntil).not.toBeNull();
    const data = await told(ana);
    expect(data).toMatchObject({
      memberId: ana,
      number: 1,
      isSuspended: false,
      statementId: await statementOfReasonsOf(id),
    });
    expect(data?.limitedUntil).toBe(body.inForce.limitedUntil);
    await cases.moderated(contentId, 1);
    expect(await cases.read(id, first)).toMatchObject({ isConfirmed: true, isMeasured: false });
    await cases.tell(memberMeasured, { memberId: ana, number: 1, isApplied: true });
    expect(await cases.read(id, first)).toMatchObject({ isMeasured: true, inForce: { isRefused: false } });
  });

  it('is as long as the longest of two, and ends with the case that it came from', async () => {
    const ana = await cases.member('Ana');
    const [long, short] = [await cases.given(ana), await cases.given(ana)];
    await limit(long.id, 30);
    await limit(short.id, 1);
    expect(await daysTold(ana)).toBe(30);
    await takeBack(long.id);
    expect(await told(ana)).toMatchObject({ number: 3, statementId: await statementOfReasonsOf(short.id) });
    expect(await daysTold(ana)).toBe(1);
    await takeBack(short.id);
    expect(await told(ana)).toMatchObject({ number: 4, limitedUntil: null, statementId: null });
  });

  it('lasts where a later decision does not take it back', async () => {
    const { author: ana, id } = await written();
    await limit(id, 7);
    await cases.decide(id, first, { act: 'keep', decisionNumber: 1 });
    expect((await told(ana))?.number).toBe(1);
    expect(daysLeft((await cases.read(id, first)).inForce.limitedUntil)).toBe(7);
  });

  it('is shorter after an appeal, counted from the first decision, and never longer', async () => {
    const { author: ana, id } = await written();
    await limit(id, 30);
    const statement = await statementOfReasonsOf(id);
    await cases.sql.query(
      sql`UPDATE moderation_decision SET decided_at = now() - interval '2 days' WHERE id = ${statement}`,
    );
    expect((await cases.appeal(statement, ana)).status).toBe(201);
    expect((await limit(id, 90, { decisionNumber: 1 }, second)).body.code).toBe('case.harsher');
    expect((await suspend(id, { decisionNumber: 1 }, second)).body.code).toBe('case.harsher');
    expect((await limit(id, 7, { decisionNumber: 1 }, second)).status).toBe(200);
    expect(await daysTold(ana)).toBe(5);
    expect((await cases.statement(statement, ana)).body.appeal).toMatchObject({
      outcome: 'taken-back',
      statementId: await statementOfReasonsOf(id),
    });
  });
});

describe('a suspension', () => {
  it('takes precedence over a limit, which stays when it is lifted', async () => {
    const ana = await cases.member('Ana');
    const [one, other] = [await cases.given(ana), await cases.given(ana)];
    await limit(one.id, 7);
    expect((await suspend(other.id)).body).toMatchObject({ contentState: 'hidden', inForce: { isSuspended: true } });
    expect(await told(ana)).toMatchObject({ isSuspended: true, statementId: await statementOfReasonsOf(other.id) });
    await takeBack(other.id, { role: 'admin' });
    expect(await told(ana)).toMatchObject({ isSuspended: false, statementId: await statementOfReasonsOf(one.id) });
    expect(await daysTold(ana)).toBe(7);
  });

  it('is begun and ended by admins alone, also after an appeal', async () => {
    const { author: ana, id } = await written();
    expect((await cases.read(id, first)).acts).not.toContain('suspend');
    expect((await suspend(id, { role: 'moderator' })).body.code).toBe('case.needs-admin');
    expect((await cases.read(id, first, 'admin')).acts).toContain('suspend');
    await suspend(id);
    expect((await takeBack(id)).body.code).toBe('case.needs-admin');
    await cases.appeal(await statementOfReasonsOf(id), ana);
    expect((await cases.read(id, second)).refusal).toBe('needs-admin');
    expect((await cases.decide(id, second, { act: 'keep', decisionNumber: 1 })).body.code).toBe('case.needs-admin');
    expect((await cases.decide(id, second, { act: 'hide', decisionNumber: 1, role: 'admin' })).status).toBe(200);
    expect(await told(ana)).toMatchObject({ isSuspended: false, statementId: null });
  });

  it('that the account service refused is shown as refused', async () => {
    const { author: ana, id } = await written();
    await suspend(id);
    await cases.tell(memberMeasured, { memberId: ana, number: 1, isApplied: false });
    expect(await cases.read(id, first)).toMatchObject({ isMeasured: true, inForce: { isRefused: true } });
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
      expect((await cases.decide(own.id, first, { act, ...more, role: 'admin' })).body.code).toBe('case.yours');
      const { author: ana, id } = await written();
      await cases.decide(id, first, { act: 'warn' });
      const late = await cases.decide(id, second, { act, ...more, role: 'admin' });
      expect([late.status, late.body]).toMatchObject([409, { code: 'case.changed', decisionNumber: '1' }]);
      expect(await told(ana)).toBeUndefined();
      const nobodys = await cases.given(null);
      const refused = await cases.decide(nobodys.id, first, { act, ...more, role: 'admin' });
      expect(refused.body.code).toBe('case.no-author');
    },
  );

  it('who are of the staff is for an admin', async () => {
    const { author: ana, id } = await written({ isStaff: true });
    expect((await cases.read(id, first)).acts).not.toContain('limit');
    expect((await cases.read(id, first, 'admin')).acts).toContain('limit');
    expect((await limit(id, 7)).body.code).toBe('case.of-staff');
    expect(await told(ana)).toBeUndefined();
    expect((await limit(id, 7, { role: 'admin' })).status).toBe(200);
  });

  it('is sent once by two concurrent requests', async () => {
    const { author: ana, id } = await written();
    const both = await Promise.all([limit(id, 7), limit(id, 30, {}, second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await told(ana))?.number).toBe(1);
  });
});
