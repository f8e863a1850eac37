import sql from 'sql-template-tag';
import { NAME_RESERVED } from '@waymark/contracts-account';
import type { Problem } from '@waymark/contracts-core';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../test/account-service';
import { givenMember, type GivenMember } from '../../test/given-member';

let account: AccountUnderTest;
let maya: GivenMember;
beforeAll(async () => void (account = await sharedAccount()));
beforeEach(async () => void (maya = await givenMember(account)));

const rename = (body: object) => maya.call('PUT', '/api/profile/name', body);

const changes = () =>
  account.sql.query(sql`
    SELECT aggregate_version AS version, data->>'displayName' AS name, data->>'username' AS username FROM outbox
    WHERE type = 'account.member.changed.v1' AND aggregate_id = ${String(maya.id)} ORDER BY seq`);

describe('another name (A5.29, A12.5)', () => {
  it("is the member's everywhere, and other slices hear of it", async () => {
    const username = `new-${maya.id}`;
    const answer = await rename({ displayName: ' Robin Walker ', username });
    expect([answer.status, await bodyOf(answer)]).toEqual([
      200,
      expect.objectContaining({ displayName: 'Robin Walker', username }),
    ]);
    expect(await bodyOf(await maya.call('GET', `/api/user-profiles/${maya.id}`))).toMatchObject({
      displayName: 'Robin Walker',
      username,
    });
    expect(await changes()).toEqual([{ version: 2, name: 'Robin Walker', username }]);
  });

  it('that is the same changes nothing and tells nobody', async () => {
    expect((await rename({ displayName: 'Maya Lopez', username: maya.username })).status).toBe(200);
    expect(await changes()).toEqual([]);
  });

  it('may be the own one, though it is reserved by now', async () => {
    await account.sql.query(sql`UPDATE "user" SET display_name = 'Moderator' WHERE id = ${maya.id}`);
    const username = `kept-${maya.id}`;
    expect((await rename({ displayName: 'Moderator', username })).status).toBe(200);
  });

  it('may be the own one in other letters', async () => {
    const username = maya.username.toUpperCase();
    expect(await bodyOf(await rename({ displayName: 'Maya Lopez', username }))).toMatchObject({ username });
  });

  it.each([
    ['displayName', { displayName: 'M' }, 'Display name must be at least 2 characters'],
    ['displayName', { displayName: 'x'.repeat(101) }, 'Please use at most 100 characters.'],
    ['username', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['username', { username: 'x'.repeat(51) }, 'Please use at most 50 characters.'],
    ['username', { username: 'ma ya' }, 'Use letters, numbers, dots, dashes and underscores only.'],
    ['displayName', { displayName: 'Wаymark Support' }, NAME_RESERVED],
    ['username', { username: 'm0derat0r' }, NAME_RESERVED],
  ])('is refused on %s: %j', async (field, bad, message) => {
    const answer = await rename({ displayName: 'Maya', username: maya.username, ...bad });
    expect([answer.status, (await bodyOf<Problem>(answer)).fieldErrors]).toEqual([422, { [field]: message }]);
  });

  it("is refused when it looks like somebody else's", async () => {
    const other = await givenMember(account, { username: `pavel-${maya.id}` });
    // Cyrillic letters, capitals and full-width forms.
    for (const username of [`раvеl-${maya.id}`, `PAVEL-${maya.id}`, `ｐavel-${maya.id}`]) {
      const answer = await rename({ displayName: 'Maya', username });
      expect([answer.status, (await bodyOf<Problem>(answer)).fieldErrors]).toEqual([
        422,
        { username: 'This username is taken.' },
      ]);
    }
    expect((await maya.own()).username).toBe(maya.username);
    expect(other.id).not.toBe(maya.id);
  });

  it('goes to one of many who want it at the same instant', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => givenMember(account)));
    const username = `wanted-${maya.id}`;
    const answers = await Promise.all(
      members.map((member) => member.call('PUT', '/api/profile/name', { displayName: 'Maya', username })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });
});
