import { caseDecided, type StatementOfReasons } from '@waymark/contracts-community';
import { verifyAudit } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { type CasesUnderTest, sharedCases } from '../../test/case-scenario';
import { plainEmails } from '../../test/emails';

let cases: CasesUnderTest;
let [author, first, second] = [0, 0, 0];
beforeAll(async () => {
  cases = await sharedCases();
  [author, first, second] = [await cases.member('Ana'), await cases.member('Bo'), await cases.member('Cy')];
}, 60_000);
// One case at a time: what comes next is then the one that a spec made.
afterEach(() => cases.sql.query(sql`UPDATE moderation_case SET state = 'closed', held_by = NULL, held_until = NULL`));

const facts = 'It calls a waiter names.';

describe('the next case', () => {
  it('is the most harmful first, then the one that more reported, then the oldest', async () => {
    const dated = await cases.given(author, { reason: 'out-of-date' });
    const twice = await cases.given(author, { reason: 'out-of-date' });
    await cases.report(twice.contentId, { reason: 'out-of-date' });
    const danger = await cases.given(author, { reason: 'dangerous' });
    const order = [];
    for (let after: number | undefined; order.length < 4;) {
      const found = await cases.next(first, after);
      order.push(found?.id ?? null);
      after = found?.id;
    }
    expect(order).toEqual([danger.id, twice.id, dated.id, null]);
  });

  it('is another one for each of two moderators, also at the same moment', async () => {
    const given = [await cases.given(author), await cases.given(author)].map(({ id }) => id);
    const taken = (await Promise.all([cases.next(first), cases.next(second)])).map((found) => found?.id);
    expect(taken.toSorted()).toEqual(given.toSorted());
  });

  it('is never one that its slice has not answered, or that the moderator wrote or reported', async () => {
    await cases.report(String(cases.nextId()));
    await cases.given(first);
    await cases.given(author, { as: first });
    expect(await cases.next(first)).toBeNull();
    expect(await cases.next(second)).not.toBeNull();
  });
});

describe('deciding (F6.2, F7.1)', () => {
  it('notifies the content’s slice and its author, and writes the log, in one transaction', async () => {
    const { id, contentId } = await cases.given(author);
    const { status, body } = await cases.decide(id, first, { act: 'hide' });
    expect([status, body]).toMatchObject([
      200,
      { state: 'closed', contentState: 'hidden', decisionNumber: 1, isConfirmed: false, heldBy: null },
    ]);
    const statementId = body.decisions[0]?.id;
    const told = { caseId: id, kind: 'review', contentId, decisionNumber: 1, state: 'hidden', statementId };
    expect(await cases.told(id, caseDecided.type)).toEqual([{ data: { ...told, correction: null } }]);
    const letter = (await plainEmails(cases)).findLast(({ memberId }) => memberId === author);
    expect(letter).toMatchObject({
      to: null,
      subject: 'A decision about what you posted',
      action: { href: expect.stringMatching(new RegExp(`^/statements/${statementId}/letter#code=[\\w-]{43}$`)) },
    });
    expect(letter?.paragraphs.join(' ')).toContain(facts);
    expect((await cases.notices(author))[0]).toMatchObject({ type: 'statement', href: `/statements/${statementId}` });
    const log = await cases.sql.query(sql`SELECT actor_id, act, reason FROM audit_entry WHERE subject_id = ${author}`);
    expect(log.at(-1)).toEqual({ actor_id: first, act: 'case.decided', reason: facts });
    expect(await verifyAudit(cases.sql)).toMatchObject({ brokenAt: null });
  });

  it('shows that it waits until the slice has confirmed, in any order of its answers (F6.3)', async () => {
    const { id, contentId } = await cases.given(author);
    await cases.decide(id, first, { act: 'hide' });
    await cases.decide(id, first, { act: 'keep', decisionNumber: 1 });
    await cases.moderated(contentId, 1);
    expect(await cases.read(id, first)).toMatchObject({ isConfirmed: false });
    await cases.moderated(contentId, 2);
    await cases.moderated(contentId, 1);
    expect(await cases.read(id, first)).toMatchObject({ isConfirmed: true, contentState: 'shown' });
  });

  it('is done once by two concurrent requests, the other gets the new state, and once by one key', async () => {
    const { id } = await cases.given(author);
    const both = await Promise.all([
      cases.decide(id, first, { act: 'hide', key: 'decision-key-1' }),
      cases.decide(id, second, { act: 'keep', key: 'decision-key-2' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const isFirst = both[0].status === 200;
    expect(both[isFirst ? 1 : 0].body).toMatchObject({
      ...{ code: 'case.changed', contentState: isFirst ? 'hidden' : 'shown', decisionNumber: '1' },
    });
    const [winner, act, key] = isFirst ? [first, 'hide', 'decision-key-1'] : [second, 'keep', 'decision-key-2'];
    const again = await cases.decide(id, winner as number, { act: act as string, key: key as string });
    expect([again.status, again.body.decisions]).toMatchObject([200, [{ number: 1 }]]);
  });

  it('is possible only for the moderator who holds the case', async () => {
    const { id } = await cases.given(author);
    expect((await cases.hold(id, first)).body.heldUntil).not.toBeNull();
    expect((await cases.hold(id, second)).body.code).toBe('case.held');
    expect((await cases.decide(id, second, { act: 'keep' })).body.code).toBe('case.held');
    await cases.sql.query(sql`UPDATE moderation_case SET held_until = now() - interval '1 second' WHERE id = ${id}`);
    expect((await cases.decide(id, second, { act: 'keep' })).status).toBe(200);
  });

  it('is for nobody about themself, and about nothing that is unknown or gone', async () => {
    const own = await cases.given(first);
    expect((await cases.decide(own.id, first, { act: 'keep' })).body.code).toBe('case.yours');
    const reported = await cases.given(author, { as: second });
    expect((await cases.decide(reported.id, second, { act: 'hide' })).body.code).toBe('case.yours');
    const contentId = String(cases.nextId());
    await cases.report(contentId);
    const unanswered = await cases.caseOf(contentId);
    expect((await cases.decide(unanswered, first, { act: 'hide' })).body.code).toBe('case.unanswered');
    await cases.describe(contentId, { exists: false });
    expect((await cases.decide(unanswered, first, { act: 'hide' })).body.code).toBe('case.gone');
    expect((await cases.decide(999_999, first, { act: 'hide' })).body.code).toBe('case.not-found');
  });

  it('knows what was decided about the same author before, elsewhere', async () => {
    const nia = await cases.member('Nia');
    for (const act of ['hide', 'warn']) await cases.decide((await cases.given(nia)).id, first, { act });
    const { id } = await cases.given(nia);
    expect((await cases.read(id, first)).author).toMatchObject({
      name: 'Nia',
      decided: { kept: 0, warned: 1, hidden: 1, removed: 0 },
    });
  });
});

describe('an appeal (F7.2, FB.2)', () => {
  async function hidden(): Promise<{ id: number; statementId: number }> {
    const { id } = await cases.given(author);
    const { body } = await cases.decide(id, first, { act: 'hide' });
    return { id, statementId: body.decisions[0]?.id ?? 0 };
  }

  it('is decided by someone else, and restores the content if it succeeds', async () => {
    const { id, statementId } = await hidden();
    expect((await cases.statement(statementId, author)).body).toMatchObject({
      act: 'hide',
      appeal: null,
      cameBy: 'reports',
    });
    expect((await cases.appeal(statementId, author)).status).toBe(201);
    expect(await cases.next(first)).toBeNull();
    expect((await cases.decide(id, first, { act: 'keep', decisionNumber: 1 })).body.code).toBe('case.first-decider');
    const found = await cases.next(second);
    expect(found).toMatchObject({ id, isAppealed: true, acts: ['keep', 'warn', 'correct', 'hide'] });
    const harsher = await cases.decide(id, second, { act: 'remove', decisionNumber: 1 });
    expect(harsher.body.code).toBe('case.harsher');
    const { body } = await cases.decide(id, second, { act: 'keep', decisionNumber: 1 });
    expect((await cases.told(id, caseDecided.type)).at(-1)?.data).toMatchObject({ state: 'shown', decisionNumber: 2 });
    const after = body.decisions[0]?.id;
    expect((await cases.statement(statementId, author)).body).toMatchObject({
      contentState: 'shown',
      appeal: { outcome: 'taken-back', statementId: after },
    });
  });

  it('is possible once, and not against its own outcome', async () => {
    const { id, statementId } = await hidden();
    await cases.appeal(statementId, author);
    expect((await cases.appeal(statementId, author)).body.code).toBe('appeal.already');
    const { body } = await cases.decide(id, second, { act: 'hide', decisionNumber: 1 });
    expect((await cases.appeal(body.decisions[0]?.id ?? 0, author)).body.code).toBe('appeal.final');
  });

  it('and its statement are its author’s alone', async () => {
    const { statementId } = await hidden();
    expect((await cases.statement(statementId, second)).status).toBe(404);
    expect((await cases.appeal(statementId, second)).body.code).toBe('statement.not-found');
    const list = await cases.call<StatementOfReasons[]>('GET', '/api/statements?limit=2', { as: author });
    expect(list.body.map(({ id }) => id)[0]).toBe(statementId);
    expect((await cases.call<StatementOfReasons[]>('GET', '/api/statements', { as: second })).body).toEqual([]);
  });
});
