import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, codeOf, sharedLenientAccount } from '../../../test/account-service';
import { templatesTo } from '../../../test/mailbox';
import { newMember, type Person, provedMinutesAgo, setCookie } from '../../../test/members';
import { SoftwarePasskey } from '../../../test/software-passkey';

const ORIGIN = 'http://localhost:4200';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedLenientAccount()));

type Options = {
  challenge: string;
  user: { id: string };
  rpId: string;
  userVerification: string;
  allowCredentials: { id: string }[];
};
const PASSKEYS = '/api/auth/passkeys';

const creation = async (member: Person) =>
  bodyOf<Options>(await account.browse(member.cookie, 'POST', `${PASSKEYS}/options`));

async function add(member: Person, key: SoftwarePasskey, name = 'Phone'): Promise<Response> {
  const credential = key.create(await creation(member));
  return account.browse(member.cookie, 'POST', PASSKEYS, { name, credential });
}

async function withPasskey(name: string) {
  const member = await newMember(account, name);
  const key = new SoftwarePasskey();
  const added = await add(member, key);
  expect(added.status).toBe(201);
  return { ...member, key, passkeyId: (await bodyOf<{ id: number }>(added)).id };
}

const asked = async () => bodyOf<Options>(await account.post(`${PASSKEYS}/sign-in/options`, undefined));
const signIn = (credential: unknown) => account.post(`${PASSKEYS}/sign-in`, { credential });

describe('a new passkey (A10.18)', () => {
  it('is stored with its name, verifies the person, and is reported to the owner', async () => {
    const member = await newMember(account, 'anja');
    expect(await creation(member)).toMatchObject({
      rp: { id: 'localhost', name: 'Waymark' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const added = await add(member, new SoftwarePasskey(), "  Anja's phone ");
    expect([added.status, await bodyOf(added)]).toEqual([
      201,
      expect.objectContaining({ name: "Anja's phone", lastUsedAt: null }),
    ]);
    expect(await templatesTo(account, member)).toContain('way-in-passkey-added');
  });

  it.each([
    ['of another site', new SoftwarePasskey({ origin: 'https://evil.example', rpId: 'localhost' })],
    ['for another site', new SoftwarePasskey({ origin: ORIGIN, rpId: 'evil.example' })],
    ['that did not check who holds it', Object.assign(new SoftwarePasskey(), { checksUser: false })],
  ])('%s is refused', async (_which, key) => {
    expect(await codeOf(add(await newMember(account), key))).toBe('401 auth.passkey-refused');
  });

  it('answers a challenge once, in five minutes, for one member', async () => {
    const [member, other] = [await newMember(account, 'dana'), await newMember(account, 'emil')];
    const options = await creation(member);
    const answers = ({ cookie }: Person, to: Options) =>
      account.browse(cookie, 'POST', PASSKEYS, { name: 'Phone', credential: new SoftwarePasskey().create(to) });
    expect(await codeOf(answers(other, options))).toBe('401 auth.challenge-over');
    expect((await answers(member, options)).status).toBe(201);
    expect(await codeOf(answers(member, options))).toBe('401 auth.challenge-over');
    const late = await creation(member);
    await account.sql.query(sql`UPDATE sign_in_challenge SET expires_at = now() WHERE member_id = ${member.id}`);
    expect(await codeOf(answers(member, late))).toBe('401 auth.challenge-over');
  });

  it('is refused after twenty', async () => {
    const member = await withPasskey('fred');
    await account.sql.query(sql`
      INSERT INTO passkey (member_id, credential_id, user_handle, public_key, counter, is_backed_up, name)
      SELECT member_id, 'made up ' || n, user_handle, public_key, 0, false, name FROM passkey, generate_series(1, 19) n WHERE member_id = ${member.id}`);
    expect(await codeOf(account.browse(member.cookie, 'POST', `${PASSKEYS}/options`))).toBe(
      '409 auth.too-many-passkeys',
    );
  });

  it.each([{}, { name: 'x', credential: { id: 'a', rawId: 'a', type: 'password', response: {} } }])(
    'has to be readable: %j',
    async (body) =>
      expect((await account.browse((await newMember(account)).cookie, 'POST', PASSKEYS, body)).status).toBe(422),
  );
});

describe('signing in with a passkey', () => {
  it("opens its owner's account as both steps, without a name typed", async () => {
    const member = await withPasskey('hans');
    const options = await asked();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const response = await signIn(member.key.get(options));
    expect([response.status, await bodyOf(response)]).toEqual([200, expect.objectContaining({ id: member.id })]);
    const sessions = await account.sql.query(sql`
      SELECT sess->>'method' AS method, sess->'secondFactor' AS both FROM session WHERE sess->'memberId' = to_jsonb(${member.id}::int) AND sess->>'method' = 'passkey'`);
    expect(sessions).toEqual([{ method: 'passkey', both: true }]);
    const own = await bodyOf<{ passkeys: { lastUsedAt: string | null }[] }>(
      await account.browse(setCookie(response, 'sid'), 'GET', '/api/auth/ways/mine'),
    );
    expect(own.passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it('takes a signature once (A10.19)', async () => {
    const member = await withPasskey('ines');
    const credential = member.key.get(await asked());
    expect((await signIn(credential)).status).toBe(200);
    expect(await codeOf(signIn(credential))).toBe('401 auth.challenge-over');
  });

  it('takes no challenge that is old, made up or meant for something else', async () => {
    const member = await withPasskey('jule');
    const old = member.key.get(await asked());
    await account.sql.query(sql`UPDATE sign_in_challenge SET expires_at = now() WHERE purpose = 'passkey-sign-in'`);
    expect(await codeOf(signIn(old))).toBe('401 auth.challenge-over');
    expect((await signIn(member.key.get({ challenge: 'A'.repeat(43) }))).status).toBe(401);
    const forProof = await bodyOf<Options>(await account.browse(member.cookie, 'POST', `${PASSKEYS}/prove/options`));
    expect((await signIn(member.key.get(forProof))).status).toBe(401);
  });

  it('refuses a counter that goes back: the key was copied', async () => {
    const member = await withPasskey('kurt');
    member.key.counter = 40;
    expect((await signIn(member.key.get(await asked()))).status).toBe(200);
    member.key.counter = 7;
    expect(await codeOf(signIn(member.key.get(await asked())))).toBe('401 auth.passkey-refused');
  });

  it('refuses other sites, unchecked users, changed signatures and unknown keys', async () => {
    const member = await withPasskey('lara');
    for (const wrong of [
      { site: { origin: 'https://evil.example', rpId: 'localhost' } },
      { site: { origin: ORIGIN, rpId: 'evil.example' } },
      { site: { origin: ORIGIN, rpId: 'localhost' }, checksUser: false },
    ]) {
      Object.assign(member.key, wrong);
      expect((await signIn(member.key.get(await asked()))).status).toBe(401);
    }
    member.key.checksUser = true;
    const changed = member.key.get(await asked());
    changed.response.userHandle = Buffer.from('somebody else').toString('base64url');
    expect((await signIn(changed)).status).toBe(401);
    expect((await signIn(new SoftwarePasskey().get(await asked()))).status).toBe(401);
    expect((await signIn(member.key.get(await asked()))).status).toBe(200);
  });

  it('lets no suspended member in (A10.112)', async () => {
    const member = await withPasskey('mara');
    await account.sql.query(sql`UPDATE "user" SET is_active = false WHERE id = ${member.id}`);
    expect(await codeOf(signIn(member.key.get(await asked())))).toBe('401 auth.passkey-refused');
  });
});

describe('proving again with a passkey', () => {
  const options = async (member: Person) =>
    bodyOf<Options>(await account.browse(member.cookie, 'POST', `${PASSKEYS}/prove/options`));

  it('makes the session fresh under a new id', async () => {
    const member = await withPasskey('nora');
    await provedMinutesAgo(account, member, 16);
    const response = await account.browse(member.cookie, 'POST', `${PASSKEYS}/prove`, {
      credential: member.key.get(await options(member)),
    });
    expect(response.status).toBe(204);
    const cookie = setCookie(response, 'sid');
    expect(cookie).not.toBe(member.cookie);
    expect((await account.browse(cookie, 'POST', `${PASSKEYS}/options`)).status).toBe(200);
  });

  it("takes no other member's passkey", async () => {
    const [member, other] = [await withPasskey('otto'), await withPasskey('paul')];
    expect((await options(member)).allowCredentials).toHaveLength(1);
    const credential = other.key.get(await options(member));
    expect(await codeOf(account.browse(member.cookie, 'POST', `${PASSKEYS}/prove`, { credential }))).toBe(
      '401 auth.passkey-refused',
    );
  });
});

describe('own passkeys', () => {
  it('are renamed and removed by their owner alone (A10.20)', async () => {
    const [member, other] = [await withPasskey('rita'), await newMember(account, 'sven')];
    const path = `${PASSKEYS}/${member.passkeyId}`;
    expect((await account.browse(other.cookie, 'PATCH', path, { name: 'Mine' })).status).toBe(404);
    expect((await account.browse(other.cookie, 'DELETE', path)).status).toBe(404);
    expect(await bodyOf(await account.browse(member.cookie, 'PATCH', path, { name: 'Key ring' }))).toMatchObject({
      name: 'Key ring',
    });
    await provedMinutesAgo(account, member, 16);
    expect(await codeOf(account.browse(member.cookie, 'DELETE', path))).toBe('403 auth.prove-again');
    const response = await signIn(member.key.get(await asked()));
    expect((await account.browse(setCookie(response, 'sid'), 'DELETE', path)).status).toBe(204);
    expect((await signIn(member.key.get(await asked()))).status).toBe(401);
  });

  it('stay when nothing else opens the account', async () => {
    const member = await withPasskey('tina');
    await account.sql.query(sql`UPDATE "user" SET password_hash = NULL WHERE id = ${member.id}`);
    expect(await codeOf(account.browse(member.cookie, 'DELETE', `${PASSKEYS}/${member.passkeyId}`))).toBe(
      '409 auth.last-way-in',
    );
    expect((await signIn(member.key.get(await asked()))).status).toBe(200);
  });
});
