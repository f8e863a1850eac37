import { HEALTH_CONSENT_WORDING, type HealthConsentState, type PrivacyOverview } from '@waymark/contracts-account';
import { healthConsentChanged } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../../test/account-service';
import { arrives } from '../../../test/events';
import { newMember as givenMember } from '../../../test/members';
import { HealthConsent } from './health-consent';
import { HealthDataHolders } from './health-data-holders';

const CONSENT = '/api/privacy/consents/health';
const PREFERENCES = '/api/accessibility-preferences';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const newMember = async () => (await givenMember(account)).id;
const create = (member: number, more: object = { consentToHealthData: true }) =>
  account.as(member, 'POST', PREFERENCES, { hasVegan: 1, ...more });
const withdraw = (member: number) => account.as(member, 'DELETE', CONSENT);
const consentOf = async (member: number) =>
  bodyOf<{ given: boolean; history: unknown[] }>(await account.as(member, 'GET', CONSENT));
const rowsOf = (member: number) =>
  account.sql.query(sql`SELECT 1 FROM accessibility_preferences WHERE member_id = ${member}`);
const eventsOf = (member: number) =>
  account.sql.query<{ data: unknown; version: number }>(sql`
    SELECT data, aggregate_version AS version FROM outbox WHERE type = 'account.health-consent.withdrawn.v1' AND aggregate_id = ${String(member)} ORDER BY seq`);

describe('consent to health data (A7.29, A10.51)', () => {
  it('is shown with its time and wording, and is never given by default (A10.48)', async () => {
    const member = await newMember();
    expect(await consentOf(member)).toEqual({ given: false, history: [], inReviews: null });
    await create(member);
    expect(await consentOf(member)).toEqual({
      given: true,
      inReviews: null,
      history: [{ wording: HEALTH_CONSENT_WORDING, givenAt: expect.stringMatching(/^\d{4}-.*Z$/), withdrawnAt: null }],
    });
  });

  it('deletes the needs immediately when withdrawn, tells other slices only the ID, and is asked for again (A10.50)', async () => {
    const [member, other] = [await newMember(), await newMember()];
    await create(member);
    await create(other);
    expect((await withdraw(member)).status).toBe(204);
    expect([await rowsOf(member), await rowsOf(other)]).toEqual([[], [expect.anything()]]);
    expect(await consentOf(other)).toMatchObject({ given: true });
    expect((await account.as(member, 'GET', `${PREFERENCES}/${member}`)).status).toBe(404);
    expect(await eventsOf(member)).toEqual([{ data: { memberId: member }, version: expect.any(Number) }]);
    expect((await create(member, {})).status).toBe(422);
    expect((await create(member)).status).toBe(201);
  });

  it('withdrawn takes the needs of the profile with it', async () => {
    const member = await newMember();
    const lists = { mobilityNeeds: ['Ramps'], favoriteVenueTypes: ['Parks'] };
    const put = (more: object) => account.as(member, 'PUT', '/api/profile/accessibility', { ...lists, ...more });
    expect([(await put({})).status, (await put({ consentToHealthData: true })).status]).toEqual([422, 200]);
    await withdraw(member);
    const kept = account.sql.query(
      sql`SELECT accessibility_sealed AS sealed, favorite_venue_types AS venues FROM user_profile WHERE id = ${member}`,
    );
    expect(await kept).toEqual([{ sealed: null, venues: ['Parks'] }]);
    expect((await put({})).status).toBe(422);
  });

  it('keeps a history of when, and of nothing else', async () => {
    const member = await newMember();
    for (let times = 0; times < 2; times += 1) {
      await create(member);
      await withdraw(member);
    }
    expect(await consentOf(member)).toMatchObject({ given: false, history: [{}, {}] });
    const columns = await account.sql.query<{ name: string }>(
      sql`SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'health_consent' ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['given_at', 'id', 'member_id', 'withdrawn_at', 'wording']);
  });

  it('can be withdrawn without ever having been given here: other slices may hold one', async () => {
    const member = await newMember();
    expect([(await withdraw(member)).status, (await withdraw(member)).status]).toEqual([204, 204]);
    const versions = (await eventsOf(member)).map(({ version }) => version);
    expect(versions).toHaveLength(2);
    expect(Number(versions[1])).toBeGreaterThan(Number(versions[0]));
  });

  it('is stored once when it is given ten times at once', async () => {
    const member = await newMember();
    const consent = account.app.get(HealthConsent);
    const database = account.app.get(Database);
    await Promise.all(
      Array.from({ length: 10 }, () => database.transaction((tx) => consent.require(tx, member, true))),
    );
    expect((await consentOf(member)).history).toHaveLength(1);
  });

  it('never leaves needs behind when saving and withdrawing happen at once', async () => {
    const member = await newMember();
    for (let round = 0; round < 10; round += 1) {
      await create(member);
      const calls = [
        account.as(member, 'PUT', `${PREFERENCES}/${member}`, { hasVegan: 0 }),
        withdraw(member),
        create(member, {}),
      ];
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.filter((status) => ![200, 201, 204, 404, 409, 422].includes(status))).toEqual([]);
      expect(await rowsOf(member)).toEqual([]);
    }
  });

  it('asks every part that holds health data to delete, all or none (A10.53)', async () => {
    const member = await newMember();
    await create(member);
    const asked: number[] = [];
    let fails = true;
    account.app.get(HealthDataHolders).add({
      async forget(_tx, memberId) {
        asked.push(memberId);
        if (fails && memberId === member) throw new Error('This holder cannot delete.');
      },
    });
    expect((await withdraw(member)).status).toBe(500);
    expect([asked, await rowsOf(member)]).toEqual([[member], [expect.anything()]]);
    expect(await consentOf(member)).toMatchObject({ given: true });
    fails = false;
    expect((await withdraw(member)).status).toBe(204);
    expect(await rowsOf(member)).toEqual([]);
  });
});

describe('health data that was allowed with a review', () => {
  const allowed = (memberId: number, aggregateVersion: number, givenAt: string | null, reviews: number) =>
    arrives(account, healthConsentChanged, { memberId, givenAt, reviews }, { aggregateVersion });
  const overviewOf = async (id: number) =>
    (await bodyOf<PrivacyOverview>(await account.as(id, 'GET', '/api/privacy'))).healthDataInReviews;
  const consentFor = async (id: number) =>
    (await bodyOf<HealthConsentState>(await account.as(id, 'GET', '/api/privacy/consents/health'))).inReviews;
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

  it('is shown on the privacy page in its latest state, never from another member', async () => {
    const [ana, ben] = [await givenMember(account), await givenMember(account)];
    expect([await overviewOf(ana.id), await consentFor(ana.id)]).toEqual([null, null]);
    const givenAt = ago(60_000);
    await allowed(ana.id, 2, givenAt, 2);
    await allowed(ana.id, 1, givenAt, 1);
    expect([await overviewOf(ana.id), await consentFor(ana.id)]).toEqual([
      { givenAt, reviews: 2 },
      { givenAt, reviews: 2 },
    ]);
    expect(await overviewOf(ben.id)).toBeNull();
    await allowed(ana.id, 3, null, 0);
    expect(await overviewOf(ana.id)).toBeNull();
  });

  it('leaves the page as soon as it is withdrawn, even if an older event arrives later, and returns when allowed again', async () => {
    const { id } = await givenMember(account);
    const before = ago(60_000);
    await allowed(id, 1, before, 1);
    await withdraw(id);
    expect(await overviewOf(id)).toBeNull();
    await allowed(id, 2, before, 2);
    expect(await overviewOf(id)).toBeNull();
    const anew = new Date(Date.now() + 60_000).toISOString();
    await allowed(id, 3, anew, 1);
    expect(await overviewOf(id)).toEqual({ givenAt: anew, reviews: 1 });
  });

  it('of a member who has left is not stored again', async () => {
    await allowed(2_000_000_000, 1, ago(1_000), 1);
    expect(await account.sql.query(sql`SELECT 1 FROM health_data_in_reviews WHERE member_id = 2000000000`)).toEqual([]);
  });
});
