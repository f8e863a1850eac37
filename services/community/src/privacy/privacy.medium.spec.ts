import { exportRequested, memberDeleted } from '@waymark/contracts-account';
import { communityMemberErased } from '@waymark/contracts-community';
import { type MemberTable, PrivacyCheck, type TableDeclaration } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';
import { COMMUNITY_PRIVACY } from './privacy.declaration';

let service: CommunityUnderTest;
let privacy: PrivacyCheck;
beforeAll(async () => {
  service = await sharedCommunity();
  privacy = new PrivacyCheck(service.app, COMMUNITY_PRIVACY, { leaves: memberDeleted, asks: exportRequested });
}, 60_000);

/** The broker may not have every event of the member yet: then it comes again. */
const leaves = (memberId: number) => until('the erasure', 10_000, () => privacy.leave(memberId));
const send = async (as: number | undefined, message: string) =>
  expect(
    (await service.call('POST', '/api/feedback', { as, body: { type: 'suggestion', subject: 'Idea', message } }))
      .status,
  ).toBe(201);
const messages = async () =>
  (await service.sql.query<{ message: string }>(sql`SELECT message FROM feedback ORDER BY id`)).map(
    ({ message }) => message,
  );

describe('what community holds about members (A10.80, C9.1)', () => {
  it('is declared for every table of its database (A10.84)', async () => {
    expect(await privacy.gaps()).toEqual([]);
  });

  it('goes with the member who leaves, and nobody else’s', async () => {
    await send(31, 'mine');
    await send(32, 'of another');
    await send(undefined, 'of a visitor');
    expect(await privacy.tablesNaming(31)).toEqual(['feedback']);
    await leaves(31);
    expect(await privacy.tablesNaming(31)).toEqual([]);
    expect(await messages()).toEqual(['of another', 'of a visitor']);
    const told = sql`SELECT data FROM outbox WHERE type = ${communityMemberErased.type}`;
    expect(await service.sql.query(told)).toContainEqual({ data: { memberId: 31 } });
  });

  it('does not come back from a member who has left', async () => {
    await leaves(41);
    const { status } = await service.call('POST', '/api/feedback', {
      as: 41,
      body: { type: 'praise', subject: 'Late', message: 'late' },
    });
    expect(status).toBe(401);
    expect(await messages()).not.toContain('late');
  });

  it('is sealed for the one who asks, complete, and once when asked twice', async () => {
    await send(51, 'what I think');
    const { sections, travelled, parts } = await privacy.export(51, 2);
    expect(parts).toBe(1);
    expect(travelled).not.toContain('what I think');
    expect(sections.map(({ id }) => id)).toEqual(privacy.sections);
    const feedback = sections.find(({ id }) => id === 'feedback');
    expect(feedback?.rows).toMatchObject([{ message: 'what I think' }]);
  });
});

describe('a declaration with gaps', () => {
  const gapsOf = (tables: readonly TableDeclaration[]) =>
    new PrivacyCheck(
      service.app,
      { ...COMMUNITY_PRIVACY, tables },
      { leaves: memberDeleted, asks: exportRequested },
    ).gaps();
  const isFeedback = ({ table }: TableDeclaration) => table === 'feedback';
  const feedback = COMMUNITY_PRIVACY.tables.find(isFeedback) as MemberTable;
  const others = COMMUNITY_PRIVACY.tables.filter((table) => !isFeedback(table));

  it('is told by the table that it forgets, and by the one that is gone', async () => {
    const tables = [...others, { table: 'diary', holdsNobody: 'Nobody.' }];
    expect(await gapsOf(tables)).toEqual(['feedback is not declared', 'diary is declared and is not there']);
  });

  it('is told by the column that names members in a table said to hold nobody', async () => {
    expect(await gapsOf([{ table: 'feedback', holdsNobody: 'Nobody.' }, ...others])).toEqual([
      'feedback.member_id names members, and the table is said to hold nobody',
    ]);
  });

  it('is told by a column that is not there', async () => {
    expect(await gapsOf([{ ...feedback, member: 'person_id' }, ...others])).toEqual([
      'feedback has no column person_id',
    ]);
  });
});
