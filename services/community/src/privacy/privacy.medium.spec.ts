import { exportRequested, memberDeleted } from '@waymark/contracts-account';
import { communityMemberErased } from '@waymark/contracts-community';
import { type MemberTable, PrivacyCheck, type TableDeclaration } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';
import { COMMUNITY_PRIVACY } from './privacy.declaration';

let service: CommunityUnderTest;
beforeAll(async () => void (service = await sharedCommunity()), 60_000);

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
    expect(await service.privacy.gaps()).toEqual([]);
  });

  it('goes with the member who leaves, and nobody else’s', async () => {
    await send(31, 'mine');
    await send(32, 'of another');
    await send(undefined, 'of a visitor');
    expect(await service.privacy.tablesNaming(31)).toEqual(['feedback']);
    await service.leave(31);
    expect(await service.privacy.tablesNaming(31)).toEqual([]);
    expect(await messages()).toEqual(['of another', 'of a visitor']);
    expect(await service.published(communityMemberErased)).toMatchObject([{ data: { memberId: 31 } }]);
  });

  it('is sealed for the one who asks, complete, and once when asked twice', async () => {
    await send(51, 'what I think');
    const { sections, travelled, parts } = await service.privacy.export(51, 2);
    expect(parts).toBe(1);
    expect(travelled).not.toContain('what I think');
    expect(sections.map(({ id }) => id)).toEqual(service.privacy.sections);
    const feedback = sections.find(({ id }) => id === 'feedback');
    expect(feedback?.rows).toMatchObject([{ message: 'what I think' }]);
  });
});

describe('a declaration with gaps is reported', () => {
  const isFeedback = ({ table }: TableDeclaration) => table === 'feedback';
  const feedback = COMMUNITY_PRIVACY.tables.find(isFeedback) as MemberTable;
  const nobodys = (table: string): TableDeclaration => ({ table, holdsNobody: 'Nobody.' });

  const gapsOf = (tables: TableDeclaration[]) =>
    new PrivacyCheck(
      service.app,
      { ...COMMUNITY_PRIVACY, tables },
      { leaves: memberDeleted, asks: exportRequested },
    ).gaps();

  it.each<[string, TableDeclaration, string[]]>([
    ['table that it forgets', nobodys('diary'), ['feedback is not declared', 'diary is declared and is not there']],
    [
      'column that names members in a table said to hold nobody',
      nobodys('feedback'),
      ['feedback.member_id names members, and the table is said to hold nobody'],
    ],
    ['column that is not there', { ...feedback, member: 'person_id' }, ['feedback has no column person_id']],
  ])('by the %s', async (_, inPlaceOfFeedback, gaps) => {
    const tables = [...COMMUNITY_PRIVACY.tables.filter((table) => !isFeedback(table)), inPlaceOfFeedback];
    expect(await gapsOf(tables)).toEqual(gaps);
  });

  it('by the table that takes rows of members who have left, and does not say why', async () => {
    const tables = COMMUNITY_PRIVACY.tables.map((table) =>
      table.table === 'moderation_case' ? { table: table.table, exported: { because: '' }, erased: '' } : table,
    );
    expect(await gapsOf(tables)).toEqual(['moderation_case.author_id takes rows of members who have left']);
  });
});
