import sql from 'sql-template-tag';
import { PALETTE_ROLES } from '@waymark/contracts-account';
import { type AccountUnderTest, bodyOf, registration, sharedAccount } from '../../../test/account-service';

const PATH = '/api/palettes';
const COLORS = Object.fromEntries(PALETTE_ROLES.map((role, place) => [role, `${place * 10}, 50%, 40%`]));
const KEPT = Object.fromEntries(PALETTE_ROLES.map((role, place) => [role, `hsl(${place * 10} 50% 40%)`]));
const palette = (more: object = {}) => ({ name: 'Evening', description: 'Soft', colors: COLORS, ...more });

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

let count = 0;
async function newMember(): Promise<number> {
  count += 1;
  return (await bodyOf<{ id: number }>(await account.post('/api/auth/register', registration(`painter${count}`)))).id;
}
const fieldsOf = async (response: Response) =>
  (await bodyOf<{ fieldErrors?: Record<string, string> }>(response)).fieldErrors;

describe('own palettes (A3.25, A3.27, A5.25, A10.78, A12.15)', () => {
  it('keeps, lists newest first, replaces and deletes, colours written in one way (A7.30)', async () => {
    const member = await newMember();
    const made = await account.as(member, 'POST', PATH, palette());
    expect(made.status).toBe(201);
    const { id } = await bodyOf<{ id: number }>(made);
    await account.as(member, 'POST', PATH, palette({ name: 'Morning' }));
    const list = await bodyOf<{ name: string; colors: object }[]>(await account.as(member, 'GET', PATH));
    expect(list.map(({ name }) => name)).toEqual(['Morning', 'Evening']);
    expect(list[1]?.colors).toEqual(KEPT);
    const changed = await account.as(
      member,
      'PUT',
      `${PATH}/${id}`,
      palette({ name: 'Night', description: undefined }),
    );
    expect(changed.status).toBe(200);
    expect(await bodyOf(changed)).toMatchObject({ id, name: 'Night', description: '' });
    expect((await account.as(member, 'DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await account.as(member, 'DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect(await bodyOf<unknown[]>(await account.as(member, 'GET', PATH))).toHaveLength(1);
  });

  it('answers 404 to another member and changes nothing, 401 to a visitor', async () => {
    const [owner, other] = [await newMember(), await newMember()];
    const { id } = await bodyOf<{ id: number }>(await account.as(owner, 'POST', PATH, palette()));
    expect((await account.as(other, 'PUT', `${PATH}/${id}`, palette({ name: 'Mine' }))).status).toBe(404);
    expect((await account.as(other, 'DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect(await bodyOf(await account.as(other, 'GET', PATH))).toEqual([]);
    expect((await bodyOf<{ name: string }[]>(await account.as(owner, 'GET', PATH)))[0]?.name).toBe('Evening');
    expect((await account.call(PATH)).status).toBe(401);
    expect((await account.post(PATH, palette())).status).toBe(401);
  });

  it('gives room to 20, also when many arrive at once', async () => {
    const member = await newMember();
    const answers = await Promise.all(Array.from({ length: 26 }, () => account.as(member, 'POST', PATH, palette())));
    const made = answers.filter(({ status }) => status === 201).length;
    expect(made).toBeLessThanOrEqual(20);
    for (let more = made; more < 20; more += 1) await account.as(member, 'POST', PATH, palette());
    const refused = await account.as(member, 'POST', PATH, palette());
    expect(refused.status).toBe(409);
    expect(await bodyOf(refused)).toMatchObject({ code: 'palette.too-many' });
    expect(await bodyOf<unknown[]>(await account.as(member, 'GET', PATH))).toHaveLength(20);
  });

  it('does the same key and body once', async () => {
    const member = await newMember();
    const keyed = () =>
      account.as(member, 'POST', PATH, palette(), { 'idempotency-key': '6b1f5a1e-8f4d-4a55-9c86-30a6a7ad1e57' });
    const [first, second] = [await bodyOf<{ id: number }>(await keyed()), await bodyOf<{ id: number }>(await keyed())];
    expect(second).toEqual(first);
    expect(await bodyOf<unknown[]>(await account.as(member, 'GET', PATH))).toHaveLength(1);
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
    ['a name that nobody sees', { name: '\u202e\u3164\u0301' }, 'name'],
    ['a long description', { description: 'x'.repeat(301) }, 'description'],
    ['a script as a colour', { colors: { ...COLORS, primary: 'javascript:alert(1)' } }, 'colors.primary'],
    ['css after a colour', { colors: { ...COLORS, ring: '1 1% 1%;background:url(//evil)' } }, 'colors.ring'],
    ['a huge number', { colors: { ...COLORS, card: '1e99 50% 40%' } }, 'colors.card'],
    ['lightness over 100', { colors: { ...COLORS, card: '10 50% 101%' } }, 'colors.card'],
    ['a missing colour', { colors: { ...COLORS, muted: undefined } }, 'colors.muted'],
    ['a colour that is a number', { colors: { ...COLORS, muted: 7 } }, 'colors.muted'],
  ])('refuses %s and names the field', async (_, more, field) => {
    const member = await newMember();
    const answer = await account.as(member, 'POST', PATH, palette(more));
    expect(answer.status).toBe(422);
    expect(Object.keys((await fieldsOf(answer)) ?? {})).toEqual([field]);
  });

  it.each(['constructor', '__proto__'])('refuses a colour named %s', async (name) => {
    const member = await newMember();
    const colors = JSON.parse(`{"${name}": "1 1% 1%", ${JSON.stringify(COLORS).slice(1)}`) as object;
    expect((await account.as(member, 'POST', PATH, palette({ colors }))).status).toBe(400);
    expect(await bodyOf(await account.as(member, 'GET', PATH))).toEqual([]);
  });

  it('goes with its owner', async () => {
    const member = await newMember();
    await account.as(member, 'POST', PATH, palette());
    await account.sql.query(sql`DELETE FROM "user" WHERE id = ${member}`);
    expect(await account.sql.query(sql`SELECT id FROM palette WHERE member_id = ${member}`)).toEqual([]);
  });
});
