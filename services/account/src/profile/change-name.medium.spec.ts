import { memberChanged, NAME_RESERVED } from '@waymark/contracts-account';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, fieldErrorsOf, sharedAccount } from '../../test/account-service';
import { told } from '../../test/events';
import { type Member, newMember } from '../../test/members';

let account: AccountUnderTest;
let maya: Member;
beforeAll(async () => void (account = await sharedAccount()));
beforeEach(async () => void (maya = await newMember(account)));

const rename = (body: object, { call } = maya) => call('PUT', '/api/profile/name', body);
const changes = () => told(account, memberChanged, maya.id);

describe('another name (A5.29, A12.5)', () => {
  it("is the member's everywhere, and other slices hear of it", async () => {
    const names = { displayName: 'Robin Walker', username: `new-${maya.id}` };
    const answer = await rename({ ...names, displayName: ' Robin Walker ' });
    expect([answer.status, await bodyOf(answer)]).toEqual([200, expect.objectContaining(names)]);
    expect(await bodyOf(await maya.call('GET', `/api/user-profiles/${maya.id}`))).toMatchObject(names);
    expect(await changes()).toMatchObject([names]);
  });

  it('that is the same changes nothing and tells nobody', async () => {
    expect((await rename({ displayName: 'Maya Lopez', username: maya.username })).status).toBe(200);
    expect(await changes()).toEqual([]);
  });

  it('may be the own one, though it is reserved by now, or in other letters', async () => {
    await account.sql.query(sql`UPDATE "user" SET display_name = 'Moderator' WHERE id = ${maya.id}`);
    const username = maya.username.toUpperCase();
    expect(await bodyOf(await rename({ displayName: 'Moderator', username }))).toMatchObject({ username });
  });

  it.each([
    [{ displayName: 'Wаymark Support', username: 'maya' }, { displayName: NAME_RESERVED }],
    [{ displayName: 'Maya', username: 'm0derat0r' }, { username: NAME_RESERVED }],
    [
      { displayName: 'M', username: 'ma ya' },
      {
        displayName: 'Display name must be at least 2 characters',
        username: 'Use letters, numbers, dots, dashes and underscores only.',
      },
    ],
  ])('is refused: %j', async (names, fieldErrors) => expect(await fieldErrorsOf(rename(names))).toEqual(fieldErrors));

  it("is refused when it looks like somebody else's", async () => {
    await newMember(account, `pavel-${maya.id}`);
    // Cyrillic letters, capitals and full-width forms.
    for (const username of [`раvеl-${maya.id}`, `PAVEL-${maya.id}`, `ｐavel-${maya.id}`])
      expect(await fieldErrorsOf(rename({ displayName: 'Maya', username }))).toEqual({
        username: 'This username is taken.',
      });
    expect((await maya.own()).username).toBe(maya.username);
  });

  it('goes to one of many who want it at the same instant', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => newMember(account)));
    const names = { displayName: 'Maya', username: `wanted-${maya.id}` };
    const answers = await Promise.all(members.map((member) => rename(names, member)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });
});
