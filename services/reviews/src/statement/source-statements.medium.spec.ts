import type { VenueDetail } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenVenue } from '../../test/scenario';
import { upsertSourceStatements, type SourceStatement } from './source-statements';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

const database = () => service.get(Database);
const page = async (id: number) => (await service.call<VenueDetail>('GET', `/api/venues/${id}`)).body;
const said = (venue: number | string, more: Partial<SourceStatement> = {}): SourceStatement => ({
  venue,
  feature: 'LiftAccess',
  value: 'yes',
  note: null,
  measure: null,
  source: 'list-2025',
  sourceKey: 'row-1',
  licence: 'ODbL-1.0',
  observed: '2025-03-01',
  ...more,
});
const ledger = (venueId: number) =>
  database().query<{ value: string; endedAs: string | null }>(sql`
    SELECT value, ended_as AS "endedAs" FROM statement WHERE venue_id = ${venueId} ORDER BY id`);

describe('what a source says (SL1)', () => {
  it('is added once, becomes the claim, and is left alone when it is said again', async () => {
    const { id } = await givenVenue(service);
    const rows = [said(id, { note: 'To two floors' }), said(id, { feature: 'HearingLoop', value: 'no' })];
    expect(await upsertSourceStatements(database(), rows)).toMatchObject({ added: 2, replaced: 0, venueIds: [id] });
    const shown = await page(id);
    expect(shown).toMatchObject({
      claimedLiftAccess: 1,
      claimedHearingLoop: 2,
      claimNotes: { LiftAccess: 'To two floors' },
    });
    expect(await upsertSourceStatements(database(), rows)).toMatchObject({ added: 0, replaced: 0, venueIds: [] });
    expect(await ledger(id)).toHaveLength(2);
  });

  it('ends what the same row said before, and keeps it in the ledger', async () => {
    const { id } = await givenVenue(service);
    await upsertSourceStatements(database(), [said(id)]);
    const again = await upsertSourceStatements(database(), [said(id, { value: 'no', observed: '2026-01-01' })]);
    expect(again).toMatchObject({ added: 1, replaced: 1, vanished: 0, venueIds: [id] });
    expect(await ledger(id)).toEqual([
      { value: 'yes', endedAs: 'replaced' },
      { value: 'no', endedAs: null },
    ]);
    expect(await page(id)).toMatchObject({ claimedLiftAccess: 2 });
  });

  it('vanishes when its row is given in full without it; other sources stay', async () => {
    const { id } = await givenVenue(service);
    const other = said(id, { source: 'list-2020', observed: '2020-01-01', value: 'no' });
    await upsertSourceStatements(database(), [said(id), other]);
    expect(await page(id)).toMatchObject({ claimedLiftAccess: 1 });
    const whole = [{ venue: id, source: 'list-2025', sourceKey: 'row-1' }];
    expect(await upsertSourceStatements(database(), [], whole)).toMatchObject({
      added: 0,
      vanished: 1,
      venueIds: [id],
    });
    expect(await page(id)).toMatchObject({ claimedLiftAccess: 2 });
    expect(await upsertSourceStatements(database(), [], whole)).toMatchObject({ vanished: 0, venueIds: [] });
  });

  it('counts by its date: the newest wins, in whatever order they come; words hide no yes or no', async () => {
    const { id } = await givenVenue(service);
    const older = said(id, { source: 'list-2020', observed: '2020-01-01', value: 'no' });
    const words = said(id, { source: 'list-2026', observed: '2026-01-01', value: 'words', note: 'Ring the bell' });
    await upsertSourceStatements(database(), [said(id)]);
    await upsertSourceStatements(database(), [older, words]);
    expect(await page(id)).toMatchObject({ claimedLiftAccess: 1, claimNotes: { LiftAccess: 'Ring the bell' } });
  });

  it('that is partly so, or does not apply, is no yes and no "no"', async () => {
    const { id } = await givenVenue(service);
    const partly = said(id, { value: 'partly', note: 'To one of two floors' });
    await upsertSourceStatements(database(), [partly, said(id, { feature: 'HearingLoop', value: 'does-not-apply' })]);
    expect(await page(id)).toMatchObject({ claimedLiftAccess: 0, claimedHearingLoop: 3 });
    const kept = await database().one<{ partly: string[] }>(
      sql`SELECT coalesce(partly, '{}') AS partly FROM venue WHERE id = ${id}`,
    );
    expect(kept).toEqual({ partly: ['LiftAccess'] });
  });

  it('of the venue itself is its own, and one row of each feature', async () => {
    const { id } = await givenVenue(service);
    const own = { source: null, sourceKey: null, licence: null };
    await upsertSourceStatements(database(), [said(id, own)]);
    const again = await upsertSourceStatements(database(), [said(id, { ...own, value: 'no' })]);
    expect(again).toMatchObject({ added: 1, replaced: 1 });
    expect(await upsertSourceStatements(database(), [], [{ venue: id, source: null, sourceKey: null }])).toMatchObject({
      vanished: 1,
    });
  });

  it('does not turn round what people said', async () => {
    const { id } = await givenVenue(service);
    await upsertSourceStatements(database(), [said(id)]);
    await service.call('PUT', `/api/venues/${id}/answers/LiftAccess`, { as: 2, body: { answer: 1 } });
    await upsertSourceStatements(database(), [said(id, { value: 'no' })]);
    expect((await page(id)).verifications.LiftAccess).toMatchObject({ claim: 2, agrees: 0, disagrees: 1 });
  });

  it('is found by the key of its venue; unknown venues, empty words and impossible measures are told and left out', async () => {
    const { id } = await givenVenue(service);
    await database().query(sql`UPDATE venue SET place_id = 'list:7' WHERE id = ${id}`);
    const rows = [
      said('list:7', { measure: { amount: 2, unit: 'steps' } }),
      said('list:8'),
      said('list:7', { feature: 'HearingLoop', value: 'words' }),
      said('list:7', { feature: 'LowCounters', measure: { amount: -3, unit: 'cm' } }),
      said('list:7', { feature: 'TactilePaving', measure: { amount: 9_000, unit: 'm' } }),
    ];
    expect(await upsertSourceStatements(database(), rows)).toEqual({
      added: 1,
      replaced: 0,
      vanished: 0,
      unknown: 1,
      refused: 3,
      venueIds: [id],
    });
  });

  it('is added once by two loads at once', async () => {
    const { id } = await givenVenue(service);
    await Promise.all([1, 2, 3].map(() => upsertSourceStatements(database(), [said(id)])));
    expect(await ledger(id)).toEqual([{ value: 'yes', endedAs: null }]);
  });
});
