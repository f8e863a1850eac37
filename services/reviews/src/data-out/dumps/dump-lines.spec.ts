import { dumpLines } from './dump-lines';
import type { DumpRow } from './dump-row';

const FACT = {
  feature: 'HearingLoop',
  value: 'yes',
  note: null,
  amount: null,
  unit: null,
  observed: '2026-01-02',
} as const;

const row = (more: Partial<DumpRow> = {}): DumpRow => ({
  ...{ id: 7, name: 'Museum of Clocks', category: 'entertainment', kind: 'museum', address: '1 High Street' },
  ...{
    postcode: null,
    city: 'Leeds',
    country: 'UK',
    countryCode: 'GB',
    website: null,
    latitude: 53.8,
    longitude: -1.5,
  },
  ...{ isApproximate: false, lastListed: null, status: null, statusSince: null, averageRating: null, reviewCount: 0 },
  ...{ source: 'museums', sourceId: 'm1', licence: 'CC-BY-4.0', retrieved: '2026-11-01', dated: null },
  ...{ facts: [], counts: [] },
  ...more,
});

const parsed = (from: DumpRow) =>
  dumpLines(from, 'https://waymark.example').map(({ licence, line }) => ({
    licence,
    ...(JSON.parse(line) as { geometry: unknown; properties: Record<string, unknown> }),
  }));

describe('lines of the dumps (SO4)', () => {
  it('are separated by licence: a place under its own list’s, another list’s fact with only our ID', () => {
    const lines = parsed(row({ facts: [{ ...FACT, source: 'mappers', licence: 'ODbL-1.0' }] }));
    expect(lines.map(({ licence }) => licence)).toEqual(['CC-BY-4.0', 'ODbL-1.0']);
    expect(lines[0]).toMatchObject({
      geometry: { coordinates: [-1.5, 53.8] },
      properties: { name: 'Museum of Clocks' },
    });
    expect(lines[0]?.properties).not.toHaveProperty('facts');
    expect(lines[1]).toMatchObject({ geometry: null });
    expect(lines[1]?.properties).toEqual({
      page: 'https://waymark.example/venues/7',
      facts: [{ feature: 'HearingLoop', value: 'yes', observed: '2026-01-02', source: 'mappers' }],
    });
  });

  it('leave out data without a licence, and places that a member added', () => {
    expect(parsed(row({ source: null, licence: null, facts: [{ ...FACT, source: 'x', licence: null }] }))).toEqual([]);
  });

  it('of visitors are counts, turned to yes and no, and days', () => {
    const counts = [{ feature: 'LiftAccess', claim: 2, agrees: 3, disagrees: 1, newest: '2026-11-02' } as const];
    const [, visitors] = parsed(row({ counts, reviewCount: 2, averageRating: 4 }));
    expect(visitors).toEqual({
      licence: null,
      type: 'Feature',
      id: 7,
      geometry: null,
      properties: {
        page: 'https://waymark.example/venues/7',
        reviewCount: 2,
        averageRating: 4,
        features: [{ feature: 'LiftAccess', yes: 1, no: 3, state: 'not-available', newest: '2026-11-02' }],
      },
    });
  });

  it('say that a place is closed where visitors said nothing else', () => {
    const [, visitors] = parsed(row({ status: 'closed', statusSince: '2026-10-01' }));
    expect(visitors?.properties).toMatchObject({ status: 'closed', statusSince: '2026-10-01', features: [] });
  });
});
