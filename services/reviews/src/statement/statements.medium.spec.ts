import type { Problem } from '@waymark/contracts-core';
import type { Statement, VenueDetail } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';
import { rebuildAnswers } from '../answer/rebuild-answers';
import { importedVenueRow } from '../import/write-batch';
import { statedColumns } from '../import/write-batch';
import { insertVenues } from '../venue/write-venues';
import { addFirstStatements, upsertSourceStatements, type SourceStatement } from './source-statements';

let service: ReviewsService;
let database: Database;
let id: number;
beforeAll(async () => {
  service = await sharedReviews();
  database = service.get(Database);
}, 90_000);
beforeEach(async () => void (id = (await givenVenue(service)).id));

const page = async () => (await service.call<VenueDetail>('GET', `/api/venues/${id}`)).body;
const said = (more: Partial<SourceStatement> = {}): SourceStatement => ({
  ...{ venue: id, feature: 'LiftAccess', value: 'yes', note: null, measure: null },
  ...{ source: 'list-2025', sourceKey: 'row-1', licence: 'ODbL-1.0', observed: '2025-03-01' },
  ...more,
});
const upsert = (...rows: SourceStatement[]) => upsertSourceStatements(database, rows);
const answer = (as: number, value: number) =>
  service.call('PUT', `/api/venues/${id}/answers/LiftAccess`, { as, body: { answer: value } });
const ledger = () =>
  database.query<{ value: string; endedAs: string | null }>(sql`
    SELECT value, ended_as AS "endedAs" FROM statement WHERE venue_id = ${id} ORDER BY id`);

describe('what a source says (SL1)', () => {
  it('is added once, becomes the claim, and stays unchanged when it is stated again, also by two concurrent loads', async () => {
    const rows = [said({ note: 'To two floors' }), said({ feature: 'HearingLoop', value: 'no' })];
    expect(await upsert(...rows)).toMatchObject({ added: 2, replaced: 0, venueIds: [id] });
    const claims = { claimedLiftAccess: 1, claimedHearingLoop: 2, claimNotes: { LiftAccess: 'To two floors' } };
    expect(await page()).toMatchObject(claims);
    expect(await upsert(...rows)).toMatchObject({ added: 0, replaced: 0, venueIds: [] });
    const another = said({ feature: 'QuietSpaces' });
    await Promise.all([1, 2, 3].map(() => upsert(another)));
    expect(await ledger()).toHaveLength(3);
  });

  it("ends the row's earlier statement, and keeps it in the history", async () => {
    await upsert(said());
    const again = await upsert(said({ value: 'no', observed: '2026-01-01' }));
    expect(again).toMatchObject({ added: 1, replaced: 1, vanished: 0, venueIds: [id] });
    expect(await ledger()).toEqual([
      { value: 'yes', endedAs: 'replaced' },
      { value: 'no', endedAs: null },
    ]);
    expect(await page()).toMatchObject({ claimedLiftAccess: 2 });
  });

  it('vanishes when its row is given in full without it; other sources stay', async () => {
    await upsert(said(), said({ source: 'list-2020', observed: '2020-01-01', value: 'no' }));
    expect(await page()).toMatchObject({ claimedLiftAccess: 1 });
    const whole = [{ venue: id, source: 'list-2025', sourceKey: 'row-1' }];
    const vanished = await upsertSourceStatements(database, [], whole);
    expect(vanished).toMatchObject({ added: 0, vanished: 1, venueIds: [id] });
    expect(await page()).toMatchObject({ claimedLiftAccess: 2 });
    expect(await upsertSourceStatements(database, [], whole)).toMatchObject({ vanished: 0, venueIds: [] });
  });

  it('counts by its date: the newest wins, in whatever order they come; words hide no yes or no', async () => {
    await upsert(said());
    await upsert(
      said({ source: 'list-2020', observed: '2020-01-01', value: 'no' }),
      said({ source: 'list-2026', observed: '2026-01-01', value: 'words', note: 'Ring the bell' }),
    );
    expect(await page()).toMatchObject({ claimedLiftAccess: 1, claimNotes: { LiftAccess: 'Ring the bell' } });
  });

  it('of the venue itself is its own, and one row of each feature', async () => {
    const own = { source: null, sourceKey: null, licence: null };
    await upsert(said(own));
    expect(await upsert(said({ ...own, value: 'no' }))).toMatchObject({ added: 1, replaced: 1 });
    const none = await upsertSourceStatements(database, [], [{ venue: id, source: null, sourceKey: null }]);
    expect(none).toMatchObject({ vanished: 1 });
  });

  it('is found by the key of its venue; unknown venues, empty words and impossible measures are told and left out', async () => {
    await database.query(sql`UPDATE venue SET place_id = 'list:7' WHERE id = ${id}`);
    const venue = 'list:7';
    const told = await upsert(
      said({ venue, measure: { amount: 2, unit: 'steps' } }),
      said({ venue: 'list:8' }),
      said({ venue, feature: 'HearingLoop', value: 'words' }),
      said({ venue, feature: 'LowCounters', measure: { amount: -3, unit: 'cm' } }),
      said({ venue, feature: 'TactilePaving', measure: { amount: 9_000, unit: 'm' } }),
    );
    expect(told).toEqual({ added: 1, replaced: 0, vanished: 0, unknown: 1, refused: 3, venueIds: [id] });
  });

  it('is written of an imported venue as the ledger’s own rule has it: partly is no yes, and words are neither', async () => {
    const SAID = [
      said({ feature: 'WheelchairAccess', value: 'partly', note: 'One step' }),
      said({ feature: 'TactilePaving', value: 'partly' }),
      said({ feature: 'HearingLoop', value: 'yes' }),
      said({ feature: 'LiftAccess', value: 'no', note: 'Stairs only' }),
      said({ feature: 'AudioDescription', value: 'does-not-apply', note: 'No shows here' }),
      said({ feature: 'AccessibleToilets', value: 'words', note: 'Ask at the bar' }),
      said({ feature: 'LowCounters', value: 'words', measure: { amount: 80, unit: 'cm' } }),
    ];
    const place = {
      ...({
        row: 2,
        key: '1',
        name: 'Hall',
        normalName: 'hall',
        normalCity: '',
        category: 'venue',
        kind: null,
      } as const),
      ...{ address: null, city: null, postcode: null, country: 'UK', countryCode: 'GB', websiteUrl: null },
      ...{ position: null, isAround: false, observed: '2026-01-01', said: SAID },
    };
    const source = {
      ...{ id: 'list', name: 'List', publisher: 'P', licence: 'CC0-1.0', licenceUrl: null, url: null },
      ...{ attribution: 'A', date: '2026-01-01' },
    };
    await insertVenues(database, [{ ...importedVenueRow(place, source, '2026-01-02'), ...statedColumns(SAID) }]);
    const shown = () =>
      database.query(sql`SELECT claims, claim_notes, partly, known_features FROM venue WHERE place_id = 'list:1'`);
    const written = await shown();
    expect(written).toMatchObject([
      { claims: { HearingLoop: 1, LiftAccess: 2, AudioDescription: 3 }, known_features: 5 },
    ]);
    const ofVenue = <T extends string | number>(venue: T) => SAID.map((one) => ({ ...one, venue, source: 'list' }));
    expect(await upsert(...ofVenue('list:1'))).toMatchObject({ added: 7, venueIds: [] });
    await rebuildAnswers(database);
    const row = await database.one<{ id: number }>(sql`SELECT id FROM venue WHERE place_id = 'list:1'`);
    expect(await addFirstStatements(database, ofVenue(row?.id ?? 0))).toBe(0);
    expect(await shown()).toEqual(written);
  });
});

describe('the history of a feature (SL4)', () => {
  const history = (feature: string) =>
    service.call<Statement[] & Problem>('GET', `/api/venues/${id}/statements?feature=${feature}`);

  it('is every statement, newest first, with its source, its age and why it ended', async () => {
    await database.query(sql`
      INSERT INTO data_source (id, name, publisher, licence, attribution) VALUES ('a-list', 'A list', 'City of Testham', 'OGL-UK-3.0', 'A')`);
    const stated = {
      value: 'partly',
      note: 'To one floor',
      measure: { amount: 90, unit: 'cm' },
      observed: '2023-05-01',
    } as const;
    await upsert(said({ ...stated, source: 'a-list', licence: null }));
    await answer(4711, 1);
    await answer(4711, 2);
    const today = new Date().toISOString().slice(0, 10);
    const visitor = { feature: 'LiftAccess', measure: null, note: null, by: { kind: 'visitor' }, observed: today };
    const by = { kind: 'source', name: 'City of Testham', licence: 'OGL-UK-3.0' };
    expect((await history('ElevatorAccess')).body).toMatchObject([
      { ...visitor, value: 'no', ended: null },
      { ...visitor, value: 'yes', ended: { because: 'replaced' } },
      { ...stated, by, ended: null },
    ]);
  });

  it('reveals nobody who gave an answer', async () => {
    await givenReview(service, id, 48_115_162, { reviewerName: 'Zqname', verifyLiftAccess: 1 });
    const text = JSON.stringify((await history('LiftAccess')).body);
    expect(text).not.toMatch(/48115162|Zqname|person|review/i);
  });

  it('is empty of a feature of which nobody said anything, at most 100 long, and of known features and venues', async () => {
    expect(await history('HearingLoop')).toMatchObject({ status: 200, body: [] });
    await database.query(sql`
      INSERT INTO statement (venue_id, feature, value, said_by, person, observed)
      SELECT ${id}, 'HearingLoop', 'yes', 'visitor', 'sample:' || n, '2026-01-01' FROM generate_series(1, 120) AS n`);
    expect((await history('HearingLoop')).body).toHaveLength(100);
    expect((await history('Helipad')).body).toMatchObject({ status: 404, code: 'feature.not-found' });
    id = 999_999;
    expect((await history('LiftAccess')).body).toMatchObject({ status: 404, code: 'venue.not-found' });
  });
});
