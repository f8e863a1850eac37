import { type BulkUndo, bulkUndoDecided, type StatementOfReasons } from '@waymark/contracts-community';
import { type ActivityOfDay, type Problem, bulkUndoDoneEvent, type BulkUndoSlice } from '@waymark/contracts-core';
import { verifyAudit } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { type CasesUnderTest, sharedCases } from '../../test/case-scenario';
import { commentCalls } from '../../test/comment-scenario';

const DAY = '2026-10-25';
const NOON = '2026-10-25T12:00:00Z';
const FACTS = 'Thirty invented answers in an hour.';

let cases: CasesUnderTest;
let [author, first, second] = [0, 0, 0];
beforeAll(async () => {
  cases = await sharedCases();
  [first, second] = [await cases.member('Bo'), await cases.member('Cy')];
}, 60_000);
beforeEach(async () => void (author = await cases.member('Ana')));

type Answer = BulkUndo & Problem & Record<string, unknown>;
const path = () => `/api/admin/reverts/${author}/${DAY}`;
const read = async (as = first, role: 'moderator' | 'admin' = 'moderator') =>
  (await cases.call<BulkUndo>('GET', path(), { as, role })).body;
const decide = (as: number, act: 'revert' | 'undo', decisionNumber: number, more: object = {}) => {
  const { key, role = 'moderator', ...body } = more as { key?: string; role?: 'moderator' | 'admin' };
  return cases.call<Answer>('POST', `${path()}/decisions`, {
    ...{ as, role, key },
    body: { act, leftOut: [], rule: 'false-fact', facts: FACTS, decisionNumber, ...body },
  });
};
const told = async (caseId: number | null) =>
  (await cases.published(bulkUndoDecided)).map(({ data }) => data).filter(({ revertId }) => revertId === caseId);
const done = (slice: BulkUndoSlice, revertId: number, number: number) => {
  const counts = [{ kind: 'vote' as const, count: 3 }];
  return cases.tell(bulkUndoDoneEvent(slice), { revertId, number, state: 'reverted', counts }, { version: number });
};
const waiting = async () => (await read()).slices.filter(({ doneAt }) => doneAt === null).map(({ slice }) => slice);

describe('taking back a day (F6.21)', () => {
  it('tells every slice, its member and the log, in one, and shows which slice has done so', async () => {
    expect(await read()).toMatchObject({ state: null, decisionNumber: 0, memberName: 'Ana', refusal: null });
    const { status, body } = await decide(first, 'revert', 0, { leftOut: ['trip-like'] });
    expect([status, body]).toMatchObject([
      200,
      { state: 'reverted', decisionNumber: 1, facts: FACTS, decidedBy: 'Bo' },
    ]);
    const caseId = body.caseId ?? 0;
    const statements = async () =>
      (await cases.call<StatementOfReasons[]>('GET', '/api/statements', { as: author })).body;
    const [statement, ...more] = await statements();
    expect(more).toEqual([]);
    expect(statement).toMatchObject({
      kind: 'member-day',
      contentId: `${author}-${DAY}`,
      cameBy: 'staff',
      act: 'hide',
      rule: 'false-fact',
      facts: FACTS,
    });
    const about = { revertId: caseId, memberId: author, day: DAY, leftOut: ['trip-like'] };
    expect(await told(caseId)).toEqual([{ ...about, number: 1, state: 'reverted', statementId: statement?.id }]);
    const log = await cases.sql.query(sql`SELECT actor_id, act, reason FROM audit_entry WHERE subject_id = ${author}`);
    expect(log).toEqual([{ actor_id: first, act: 'day.reverted', reason: FACTS }]);
    expect(await verifyAudit(cases.sql)).toMatchObject({ brokenAt: null });

    await done('reviews', caseId, 1);
    await done('community', caseId, 1);
    expect(await waiting()).toEqual(['maps', 'account']);
    await done('maps', caseId, 1);
    await done('account', caseId, 1);
    expect(await waiting()).toEqual([]);
    expect(await cases.read(caseId, first)).toMatchObject({ isConfirmed: true, kind: 'member-day' });
    await decide(first, 'undo', 1);
    await done('maps', caseId, 1);
    expect((await waiting()).toSorted()).toEqual(expect.arrayContaining(['account', 'maps', 'reviews']));
    expect((await told(caseId)).at(-1)).toMatchObject({ number: 2, state: 'undone' });
  });

  it('is done once by two at the same moment, once by one key, and never over what was decided meanwhile', async () => {
    const both = await Promise.all([decide(first, 'revert', 0), decide(second, 'revert', 0)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await decide(second, 'undo', 0);
    expect([late.status, late.body]).toMatchObject([409, { code: 'case.changed', decisionNumber: '1' }]);
    const once = await Promise.all([1, 2].map(() => decide(first, 'undo', 1, { key: 'undo-key-1' })));
    expect(once.map(({ body }) => body.decisionNumber)).toEqual([2, 2]);
    expect((await decide(first, 'undo', 2)).body.code).toBe('revert.nothing');
  });

  it('is for nobody about themself, of staff for admins, and of nobody who is not there', async () => {
    const role = 'admin';
    const [own, staff] = [await cases.member('Dee'), await cases.member('Eve', { isStaff: true })];
    author = own;
    expect((await decide(own, 'revert', 0, { role })).body.code).toBe('case.yours');
    author = staff;
    expect((await decide(first, 'revert', 0)).body.code).toBe('revert.staff');
    expect((await read()).refusal).toBe('staff');
    expect((await decide(first, 'revert', 0, { role })).status).toBe(200);
    author = 999_999;
    expect((await decide(first, 'revert', 0)).body.code).toBe('person.not-found');
  });

  it('after an appeal is decided by somebody else, who brings it all back', async () => {
    const caseId = (await decide(first, 'revert', 0)).body.caseId ?? 0;
    const [statement] = (await cases.call<StatementOfReasons[]>('GET', '/api/statements', { as: author })).body;
    expect((await cases.appeal(statement?.id ?? 0, author)).status).toBe(201);
    expect((await decide(first, 'undo', 1)).body.code).toBe('case.first-decider');
    const found = await cases.next(second);
    expect(found).toMatchObject({ id: caseId, kind: 'member-day', acts: ['keep', 'warn', 'hide'], isAppealed: true });
    await cases.decide(caseId, second, { act: 'keep', decisionNumber: 1 });
    expect((await told(caseId)).at(-1)).toMatchObject({ number: 2, state: 'undone' });
    expect((await read()).state).toBe('undone');
  });
});

describe('what a member did here on a day', () => {
  it('is previewed, undone by the same event, and restored with its likes', async () => {
    const comments = commentCalls(cases);
    const [own, liked] = [await comments.trip(author), await comments.trip(second)];
    await comments.trust(author);
    const said = (await comments.say(author, liked, 'Buy my tours.')).body.id;
    await cases.call('PUT', `/api/trip-blogs/${liked}/like`, { as: author, body: { isLiked: true } });
    await cases.sql.query(sql`UPDATE trip_blog SET created_at = ${NOON}::timestamptz WHERE id = ${own}`);
    await cases.sql.query(sql`UPDATE trip_comment SET created_at = ${NOON}::timestamptz WHERE id = ${said}`);
    await cases.sql.query(sql`UPDATE trip_like SET created_at = ${NOON}::timestamptz WHERE member_id = ${author}`);
    const preview = async () =>
      (
        await cases.call<ActivityOfDay>('GET', `/api/trip-blogs/member-days/${author}/${DAY}`, {
          as: first,
          role: 'moderator',
        })
      ).body;
    const taken = (count: number) =>
      until('what the broker brings', 10_000, async () => expect((await preview()).taken).toHaveLength(count));
    const counts = async () => (await preview()).kinds.map(({ kind, count }) => [kind, count]);
    const all = [
      ['trip', 1],
      ['trip-comment', 1],
      ['trip-like', 1],
    ];
    expect(await counts()).toEqual(all);
    await decide(first, 'revert', 0);
    await taken(3);
    expect(await counts()).toEqual(all.map(([kind]) => [kind, 0]));
    expect((await cases.call('GET', `/api/trip-blogs/${own}`)).status).toBe(404);
    const likes = async () =>
      (await cases.call<{ totalLikes: number }>('GET', `/api/trip-blogs/${liked}`)).body.totalLikes;
    expect(await likes()).toBe(0);
    await decide(first, 'undo', 1);
    await taken(0);
    expect(await counts()).toEqual(all);
    expect(await likes()).toBe(1);
  });
});
