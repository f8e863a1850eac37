import { exportRequested, memberDeleted } from '@waymark/contracts-account';
import { PLAIN_LETTER, plainLetterDue, plainLetterSchema, type Statement } from '@waymark/contracts-community';
import type { Problem } from '@waymark/contracts-core';
import { PrivacyCheck } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { type CasesUnderTest, sharedCases, ownCases } from '../../../test/case-scenario';
import { NoticeSeal } from '../../letter/notice-seal';
import { COMMUNITY_PRIVACY } from '../../privacy/privacy.declaration';
import { TryRepository } from './try.repository';

let cases: CasesUnderTest;
let [moderator, admin] = [0, 0];
beforeAll(async () => {
  cases = await sharedCases();
  [moderator, admin] = [await cases.member('Bo'), await cases.member('Cy')];
}, 60_000);

const WORDS = 'It was a quote from the menu.';
const WRONG = 'A'.repeat(43);

/** The statements and codes in the letters of a member, oldest first. */
async function lettersTo(memberId: number, to = cases) {
  const sent = await to.sql.query<{ data: { sealed: string } }>(
    sql`SELECT data FROM outbox WHERE type = ${plainLetterDue.type} AND data ->> 'memberId' = ${String(memberId)} ORDER BY seq`,
  );
  const opened = await Promise.all(sent.map(({ data }) => to.app.get(NoticeSeal).open(PLAIN_LETTER, data.sealed)));
  return opened.map((text) => {
    const letter = plainLetterSchema.parse(JSON.parse(text ?? ''));
    const [, id, code = ''] = /^\/statements\/(\d+)\/letter#code=([\w-]{43})$/.exec(letter.action?.href ?? '') ?? [];
    return { id: Number(id), code, words: letter.paragraphs.join(' ') };
  });
}
type Answer = Statement & Problem;
interface From {
  from?: string;
  to?: CasesUnderTest;
}
const read = (id: number, code: string, { from = '192.0.2.1', to = cases }: From = {}) =>
  to.call<Answer>('POST', `/api/statements/${id}/by-link`, { body: { code }, headers: { 'x-forwarded-for': from } });
const appeal = (id: number, code: string, { words = WORDS, key }: { words?: string; key?: string } = {}) =>
  cases.call<Answer>('POST', `/api/statements/${id}/by-link/appeal`, { body: { code, words }, key });

/** Somebody whose account is suspended for what they wrote. */
async function suspended(name = 'Ana', to = cases) {
  const author = await to.member(name);
  const { id: caseId } = await to.given(author);
  await to.call('POST', `/api/admin/cases/${caseId}/decisions`, {
    as: admin,
    role: 'admin',
    body: { act: 'suspend', rule: 'insult', facts: 'It calls a waiter names.', decisionNumber: 0 },
  });
  const [letter] = await lettersTo(author, to);
  return { author, caseId, id: letter?.id ?? 0, code: letter?.code ?? '' };
}
const decideAgain = async (caseId: number, act: string) => {
  const other = await cases.member('Di');
  return cases.call('POST', `/api/admin/cases/${caseId}/decisions`, {
    as: other,
    role: 'admin',
    body: { act, rule: 'insult', facts: 'The menu does say so.', decisionNumber: 1 },
  });
};

describe('the link of a letter (F7.11)', () => {
  it('opens the statement without a session, as its author reads it signed in', async () => {
    const { author, id, code } = await suspended();
    const own = await cases.call<Statement>('GET', `/api/statements/${id}`, { as: author });
    const answer = await read(id, code);
    expect([answer.status, answer.body]).toEqual([200, own.body]);
    expect(answer.body).toMatchObject({ act: 'suspend', facts: 'It calls a waiter names.', appeal: null });
  });

  it('is in the letter of every decision, and its code is kept by its hash alone', async () => {
    const author = await cases.member('Eve');
    for (const act of ['hide', 'warn']) await cases.decide((await cases.given(author)).id, moderator, { act });
    const letters = await lettersTo(author);
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

  it.each([
    ['no code', {}, { code: 'Open the link in our mail once more.' }],
    ['no words', { code: WRONG, words: ' ' }, { words: expect.stringContaining('at least 10 characters') }],
  ])('names what is wrong with %s', async (_, body, fieldErrors) => {
    const path = `/api/statements/1/by-link${'words' in body ? '/appeal' : ''}`;
    const answer = await cases.call<Problem>('POST', path, { body });
    expect([answer.status, answer.body.fieldErrors]).toEqual([422, fieldErrors]);
  });

  it('is dead when its member has left', async () => {
    const { author, id, code } = await suspended('Hal');
    const privacy = new PrivacyCheck(cases.app, COMMUNITY_PRIVACY, { leaves: memberDeleted, asks: exportRequested });
    await until('the erasure', 10_000, () => privacy.leave(author));
    expect((await read(id, code)).status).toBe(404);
    expect((await appeal(id, code)).body.code).toBe('statement.not-found');
    expect(await cases.sql.one(sql`SELECT link_hash FROM moderation_decision WHERE id = ${id}`)).toEqual({
      link_hash: null,
    });
  });
});

describe('an appeal by the link', () => {
  it('waits in the queue for another, once however often it is sent', async () => {
    const { caseId, id, code } = await suspended('Ida');
    const both = await Promise.all([appeal(id, code, { key: 'linked-1' }), appeal(id, code, { key: 'linked-1' })]);
    const again = await appeal(id, code, { key: 'linked-1' });
    for (const { status, body } of [...both, again])
      expect([status, body]).toMatchObject([201, { id, appealUntil: null, appeal: { words: WORDS, outcome: null } }]);
    const rows = await cases.sql.query(sql`SELECT 1 FROM moderation_appeal WHERE decision_id = ${id}`);
    expect(rows).toHaveLength(1);
    expect(await cases.read(caseId, moderator)).toMatchObject({ state: 'open', isAppealed: true });
    expect((await appeal(id, code)).body).toMatchObject({ status: 409, code: 'appeal.already' });
  });

  it('is one and the same as the one given in the account', async () => {
    const author = await cases.member('Jo');
    await cases.decide((await cases.given(author)).id, moderator, { act: 'hide' });
    const [letter] = await lettersTo(author);
    const { id = 0, code = '' } = letter ?? {};
    await cases.call('POST', `/api/statements/${id}/appeal`, { as: author, body: { words: WORDS } });
    expect((await appeal(id, code)).body.code).toBe('appeal.already');
    expect((await read(id, code)).body.appeal).toMatchObject({ words: WORDS });
  });

  it('is read with its outcome by the first link, and both decisions by either', async () => {
    const { author, caseId, id, code } = await suspended('Kim');
    await appeal(id, code);
    await decideAgain(caseId, 'keep');
    const [, outcome] = await lettersTo(author);
    expect(outcome?.words).toContain('There is no second appeal.');
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

  it('is none against its own outcome, and none after six months', async () => {
    const { caseId, id, code } = await suspended('Lea');
    await appeal(id, code);
    await decideAgain(caseId, 'hide');
    const next = (await read(id, code)).body.appeal?.statementId ?? 0;
    expect((await appeal(next, code)).body).toMatchObject({ status: 409, code: 'appeal.final' });
    const old = await suspended('Max');
    await cases.sql.query(
      sql`UPDATE moderation_decision SET decided_at = now() - interval '7 months' WHERE id = ${old.id}`,
    );
    expect((await appeal(old.id, old.code)).body).toMatchObject({ status: 409, code: 'appeal.too-late' });
    expect((await read(old.id, old.code)).body.appealUntil).toBeNull();
  });
});

describe('wrong codes', () => {
  let strict: Awaited<ReturnType<typeof ownCases>>;
  beforeAll(async () => void (strict = await ownCases({ RATE_LIMIT_FACTOR: '1' })), 60_000);
  afterAll(() => strict?.close());
  const statuses = async (tries: number, id: number, fromOf: (index: number) => string) => {
    const answers = [];
    for (let index = 0; index < tries; index += 1)
      answers.push(await read(id, WRONG, { from: fromOf(index), to: strict }));
    return answers;
  };

  it('are taken ten times in ten minutes from one address, whatever the statement; right ones are not counted', async () => {
    const { id, code } = await suspended('Ned', strict);
    const home = { from: '192.0.2.10', to: strict };
    for (let times = 0; times < 15; times += 1) expect((await read(id, code, home)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => read(900_000 + index, WRONG, { ...home })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(404), 429, 429]);
    const late = await read(id, code, home);
    expect([late.status, Number(late.headers.get('retry-after')) > 500]).toEqual([429, true]);
    expect((await read(id, code, { ...home, from: '192.0.2.11' })).status).toBe(200);
  });

  it('for one statement leave one try to each address after twenty, and never keep its author out', async () => {
    const { id, code } = await suspended('Oda', strict);
    await statuses(20, id, (index) => `198.51.100.${index % 4}`);
    const [first, second] = await statuses(2, id, () => '198.51.100.77');
    expect([first?.status, second?.status]).toEqual([404, 429]);
    expect(Number(second?.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await read(id, code, { from: '198.51.100.78', to: strict })).status).toBe(200);
  });

  it('are forgotten after an hour, and name no address before', async () => {
    const rows = await strict.sql.query(sql`SELECT * FROM statement_try`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|198\.51/);
    await strict.sql.query(sql`UPDATE statement_try SET created_at = now() - interval '61 minutes'`);
    await strict.app.get(TryRepository).forgetSenders(3_600);
    expect(await strict.sql.query(sql`SELECT * FROM statement_try`)).toEqual([]);
  });
});
