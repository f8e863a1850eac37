import { accountContentSignalled } from '@waymark/contracts-account';
import sql from 'sql-template-tag';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { givenMember } from '../../test/given-member';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const PROFILE = { interests: [], profileVisibility: 'public', showLocation: true, showEmail: false, travelStyle: null };

const told = async (memberId: number) =>
  (
    await account.sql.query<{ signals: string[] }>(sql`
      SELECT data -> 'signals' AS signals FROM outbox
      WHERE type = ${accountContentSignalled.type} AND data ->> 'contentId' = ${String(memberId)} ORDER BY seq`)
  ).map(({ signals }) => signals);

describe('a profile (F5.6)', () => {
  it('that everybody reads calls a person when it tells private things, and stays as it is', async () => {
    const maya = await givenMember(account);
    const publicBio = 'My neighbour lives at LS1 4AP.';
    expect((await maya.call('PUT', '/api/profile/public', { ...PROFILE, publicBio })).status).toBe(200);
    expect(await told(maya.id)).toEqual([['personal-data', 'new-account']]);
  });

  it('that is private calls nobody by what nobody reads', async () => {
    const maya = await givenMember(account);
    const body = { ...PROFILE, profileVisibility: 'private', publicBio: 'See www.example.org.' };
    expect((await maya.call('PUT', '/api/profile/public', body)).status).toBe(200);
    expect(await told(maya.id)).toEqual([]);
  });

  it('calls a person by a name that may hurt', async () => {
    const maya = await givenMember(account);
    const body = { displayName: 'Ms Wanker', username: `maya.${maya.id}` };
    expect((await maya.call('PUT', '/api/profile/name', body)).status).toBe(200);
    expect(await told(maya.id)).toEqual([['obscenity', 'new-account']]);
  });
});
