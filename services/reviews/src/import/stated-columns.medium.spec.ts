import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { rebuildAnswers } from '../answer/rebuild-answers';
import { insertVenues } from '../venue/write-venues';
import { addFirstStatements, upsertSourceStatements } from '../statement/source-statements';
import type { Said } from './imported-place';
import { importedVenueRow } from './imported-venue-row';
import { statedColumns } from './stated-columns';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

const said = (feature: Said['feature'], value: Said['value'], note: string | null = null): Said => ({
  feature,
  value,
  note,
  measure: null,
});
const SAID = [
  said('WheelchairAccess', 'partly', 'One step'),
  said('TactilePaving', 'partly'),
  said('HearingLoop', 'yes'),
  said('LiftAccess', 'no', 'Stairs only'),
  said('AudioDescription', 'does-not-apply', 'No shows here'),
  said('AccessibleToilets', 'words', 'Ask at the bar'),
  { ...said('LowCounters', 'words'), measure: { amount: 80, unit: 'cm' as const } },
];
const SHOWN = sql`SELECT claims, claim_notes, partly, known_features FROM venue`;

it('writes of a new venue what its statements come to by the ledger’s own rule', async () => {
  const database = service.get(Database);
  const place = {
    ...{
      row: 2,
      key: '1',
      name: 'Hall',
      normalName: 'hall',
      normalCity: '',
      category: 'venue' as const,
      kind: null,
      address: null,
    },
    ...{
      city: null,
      postcode: null,
      country: 'UK',
      countryCode: 'GB',
      websiteUrl: null,
      position: null,
      isAround: false,
    },
    ...{ observed: '2026-01-01', said: SAID },
  };
  const source = {
    id: 'list',
    name: 'List',
    publisher: 'P',
    licence: 'CC0-1.0',
    licenceUrl: null,
    url: null,
    attribution: 'A',
    date: '2026-01-01',
  };
  await insertVenues(database, [{ ...importedVenueRow(place, source, '2026-01-02'), ...statedColumns(SAID) }]);
  const written = await database.query(SHOWN);
  expect(written).toMatchObject([
    { claims: { HearingLoop: 1, LiftAccess: 2, AudioDescription: 3 }, known_features: 5 },
  ]);
  const row = { venue: 'list:1', source: 'list', sourceKey: '1', licence: 'CC0-1.0', observed: '2026-01-01' };
  const done = await upsertSourceStatements(
    database,
    SAID.map((one) => ({ ...one, ...row })),
  );
  expect(done).toMatchObject({ added: 7, venueIds: [] });
  await rebuildAnswers(database);
  const venue = await database.one<{ id: number }>(sql`SELECT id FROM venue`);
  expect(
    await addFirstStatements(
      database,
      SAID.map((one) => ({ ...one, ...row, venue: venue?.id ?? 0 })),
    ),
  ).toBe(0);
  expect(await database.query(SHOWN)).toEqual(written);
});
