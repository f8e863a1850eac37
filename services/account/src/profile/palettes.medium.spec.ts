import { PALETTE_ROLES } from '@waymark/contracts-account';
import { type AccountUnderTest, bodyOf, codeOf, fieldErrorsOf, sharedAccount } from '../../test/account-service';
import { type Member, newMember } from '../../test/members';

const PATH = '/api/palettes';
const COLORS = Object.fromEntries(PALETTE_ROLES.map((role, place) => [role, `${place * 10}, 50%, 40%`]));
const STORED = Object.fromEntries(PALETTE_ROLES.map((role, place) => [role, `hsl(${place * 10} 50% 40%)`]));
const palette = (more: object = {}) => ({ name: 'Evening', description: 'Soft', colors: COLORS, ...more });

interface Palette {
  id: number;
  name: string;
  colors: object;
}

let account: AccountUnderTest;
let member: Member;
beforeAll(async () => void (account = await sharedAccount()));
beforeEach(async () => void (member = await newMember(account)));

const make = (more: object = {}, headers = {}) => member.call('POST', PATH, palette(more), headers);
const list = async ({ call } = member) => bodyOf<Palette[]>(await call('GET', PATH));

describe('own palettes (A3.25, A3.27, A5.25, A10.78, A12.15)', () => {
  it('keeps, lists newest first, replaces and deletes, colours written in one way (A7.30)', async () => {
    const made = await make();
    expect(made.status).toBe(201);
    const { id } = await bodyOf<Palette>(made);
    await make({ name: 'Morning' });
    const both = await list();
    expect(both.map(({ name }) => name)).toEqual(['Morning', 'Evening']);
    expect(both[1]?.colors).toEqual(STORED);
    const changed = await member.call('PUT', `${PATH}/${id}`, palette({ name: 'Night', description: undefined }));
    expect(await bodyOf(changed)).toMatchObject({ id, name: 'Night', description: '' });
    for (const status of [204, 404]) expect((await member.call('DELETE', `${PATH}/${id}`)).status).toBe(status);
    expect(await list()).toHaveLength(1);
  });

  it('answers 404 to another member and changes nothing', async () => {
    const other = await newMember(account);
    const path = `${PATH}/${(await bodyOf<Palette>(await make())).id}`;
    expect((await other.call('PUT', path, palette({ name: 'Mine' }))).status).toBe(404);
    expect((await other.call('DELETE', path)).status).toBe(404);
    expect([await list(other), (await list()).map(({ name }) => name)]).toEqual([[], ['Evening']]);
  });

  it('gives room to 20, also when many arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 26 }, () => make()));
    const made = answers.filter(({ status }) => status === 201).length;
    expect(made).toBeLessThanOrEqual(20);
    for (let more = made; more < 20; more += 1) await make();
    expect(await codeOf(make())).toBe('409 palette.too-many');
    expect(await list()).toHaveLength(20);
  });

  it('does the same key and body once', async () => {
    const keyed = async () => bodyOf(await make({}, { 'idempotency-key': '6b1f5a1e-8f4d-4a55-9c86-30a6a7ad1e57' }));
    expect(await keyed()).toEqual(await keyed());
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['what is too long or missing', { name: 'x'.repeat(61), description: 'x'.repeat(301) }, ['name', 'description']],
    ['a name that nobody sees', { name: '\u202e\u3164\u0301' }, ['name']],
    ['a script as a colour', { colors: { ...COLORS, primary: 'javascript:alert(1)' } }, ['colors.primary']],
    ['css after a colour', { colors: { ...COLORS, ring: '1 1% 1%;background:url(//evil)' } }, ['colors.ring']],
    ['a huge number', { colors: { ...COLORS, card: '1e99 50% 40%' } }, ['colors.card']],
    ['lightness over 100', { colors: { ...COLORS, card: '10 50% 101%' } }, ['colors.card']],
    ['a missing colour', { colors: { ...COLORS, muted: undefined } }, ['colors.muted']],
  ])('refuses %s and names the field', async (_, more, fields) =>
    expect(Object.keys(await fieldErrorsOf(make(more)))).toEqual(fields),
  );

  it.each(['constructor', '__proto__'])('refuses a colour named %s', async (name) => {
    const colors = JSON.parse(`{"${name}": "1 1% 1%", ${JSON.stringify(COLORS).slice(1)}`) as object;
    expect((await make({ colors })).status).toBe(400);
    expect(await list()).toEqual([]);
  });
});
