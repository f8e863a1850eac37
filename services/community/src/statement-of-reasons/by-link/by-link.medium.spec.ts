import type { StatementOfReasons } from '@waymark/contracts-community';
import type { Problem } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { type CasesUnderTest, sharedCases } from '../../../test/case-scenario';
import { statementOfReasonsEmails } from '../../../test/emails';

let cases: CasesUnderTest;
let [moderator, admin] = [0, 0];
beforeAll(async () => {
  cases = await sharedCases();
  [moderator, admin] = [await cases.member('Bo'), await cases.member('Cy')];
}, 60_000);

const WORDS = 'It was a quote from the menu.';
const WRONG = 'A'.repeat(43);

const emailsTo = (memberId: number) => statementOfReasonsEmails(cases, memberId);
type Answer = StatementOfReasons & Problem;
const read = (id: number, code: string) =>
  cases.call<Answer>('POST', `/api/statements/${id}/by-link`, { body: { code } });
const appeal = (id: number, code: string, { words = WORDS, key }: { words?: string; key?: string } = {}) =>
  cases.call<Answer>('POST', `/api/statements/${id}/by-link/appeal`, { body: { code, words }, key });

/** A member who is suspended because of their posts. */
async function suspended(name = 'Ana') {
  const author = await cases.member(name);
  const { id: caseId } = await cases.given(author);
  await cases.decide(caseId, admin, { act: 'suspend', role: 'admin' });
  const [letter] = await emailsTo(author);
  return { author, caseId, id: letter?.id ?? 0, code: letter?.code ?? '' };
}
const decideAgain = async (caseId: number, act: string) =>
  cases.decide(caseId, await cases.member('Di'), {
    act,
    role: 'admin',
    facts: 'The menu does say so.',
    decisionNumber: 1,
  });

describe('the link of a letter (F7.11)', () => {
  it('opens the statement without a session, as its author reads it signed in', async () => {
    const { author, id, code } = await suspended();
    const own = await cases.call<StatementOfReasons>('GET', `/api/statements/${id}`, { as: author });
    const answer = await read(id, code);
    expect([answer.status, answer.body]).toEqual([200, own.body]);
    expect(answer.body).toMatchObject({ act: 'suspend', facts: 'It calls a waiter names.', appeal: null });
  });

  it('is in the letter of every decision, and its code is kept by its hash alone', async () => {
    const author = await cases.member('Eve');
    for (const act of ['hide', 'warn']) await cases.decide((await cases.given(author)).id, moderator, { act });
    const letters = await emailsTo(author);
    expect(letters).toHaveLength(2);
    for (const { id, code } of letters) expect((await read(id, code)).status).toBe(200);
    const rows = await cases.sql.query(sql`SELECT * FROM moderation_decision WHERE author_id = ${author}`);
    for (const { code } of letters) expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('opens nothing else: one answer to a wrong code, another statement’s, and a number that is not there', async () => {
    const [one, other] = [await suspended('Fay'), await suspended('Gus')];
    const answers = [
      await read(one.id, WRONG),
      await read(one.id, other.code),
      await read(one.id, ''),
      await read(one.id, 'x'.repeat(900)),
      await read(2_147_483_647, one.code),
      await appeal(one.id, other.code),
      await appeal(2_147_483_647, one.code),
    ];
    const told = answers.map(({ status, body: { code, title, detail } }) => ({ status, code, title, detail }));
    expect(told[0]).toMatchObject({ status: 404, code: 'statement.not-found' });
    for (const answer of told) expect(answer).toEqual(told[0]);
    expect((await read(one.id, one.code)).body.appeal).toBeNull();
  });

  it('is dead when its member has left', async () => {
    const { author, id, code } = await suspended('Hal');
    await cases.leave(author);
    expect((await read(id, code)).status).toBe(404);
    expect((await appeal(id, code)).body.code).toBe('statement.not-found');
    expect(await cases.sql.one(sql`SELECT link_hash FROM moderation_decision WHERE id = ${id}`)).toEqual({
      link_hash: null,
    });
  });
});

describe('an appeal by the link', () => {
  it('waits in the queue for another, once however often and in whichever way it is sent', async () => {
    const { author, caseId, id, code } = await suspended('Ida');
    const both = await Promise.all([appeal(id, code, { key: 'linked-1' }), appeal(id, code, { key: 'linked-1' })]);
    const again = await appeal(id, code, { key: 'linked-1' });
    for (const { status, body } of [...both, again])
      expect([status, body]).toMatchObject([201, { id, appealUntil: null, appeal: { words: WORDS, outcome: null } }]);
    const rows = await cases.sql.query(sql`SELECT 1 FROM moderation_appeal WHERE decision_id = ${id}`);
    expect(rows).toHaveLength(1);
    expect(await cases.read(caseId, moderator)).toMatchObject({ state: 'open', isAppealed: true });
    expect((await appeal(id, code)).body).toMatchObject({ status: 409, code: 'appeal.already' });
    expect((await cases.appeal(id, author)).body.code).toBe('appeal.already');
  });

  it('is read with its outcome by the first link, and both decisions by either', async () => {
    const { author, caseId, id, code } = await suspended('Kim');
    await appeal(id, code);
    await decideAgain(caseId, 'keep');
    const [, outcome] = await emailsTo(author);
    expect(outcome?.words).toContain('You cannot appeal again.');
    const after = { id: outcome?.id ?? 0, code: outcome?.code ?? '' };
    expect((await read(id, code)).body).toMatchObject({
      contentState: 'shown',
      appeal: { outcome: 'taken-back', statementId: after.id },
    });
    for (const either of [code, after.code]) {
      expect((await read(after.id, either)).body).toMatchObject({ appealOf: id, facts: 'The menu does say so.' });
      expect((await read(id, either)).body).toMatchObject({ appealOf: null });
    }
  });
});
