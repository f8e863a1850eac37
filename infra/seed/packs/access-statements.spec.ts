import { accessStatements, confirmFirst } from './access-statements';
import type { PackRow } from './pack-row';

const row = (fields: Partial<PackRow>): PackRow => ({
  ...{ source: 'osm-oslo-2024', sourceId: '1', category: 'pub', country: 'GB', licence: 'ODbL-1.0', dated: '2024-01' },
  ...fields,
});

describe('what a source states about access', () => {
  const of = (source: string, facts: Record<string, string>) => accessStatements(row({ source, facts }));

  it('is "partly" where OpenStreetMap says limited, with the words beside it', () => {
    expect(of('osm-norwich-2019', { wheelchair: 'limited', 'wheelchair:description': 'one step' })).toEqual([
      { feature: 'WheelchairAccess', value: 'partly', note: 'one step' },
    ]);
  });

  it('is nothing where a word is no answer', () => {
    expect(
      of('osm-norwich-2019', { wheelchair: 'unknown', 'toilets:wheelchair': 'customer', disabled: 'yes' }),
    ).toEqual([]);
  });

  it('knows the lock of a RADAR key from other keys, and passes on what was noted of it', () => {
    const lock = (centralkey: string, notes?: string) =>
      accessStatements(
        row({ source: 'gbptm-2018', facts: { centralkey }, ...(notes ? { source_fields: { notes } } : {}) }),
      );
    expect(lock('nks', 'Key with the librarian')).toEqual([
      { feature: 'RadarKey', value: 'yes', note: 'Key with the librarian' },
    ]);
    expect(lock('no', 'Free parking')).toEqual([{ feature: 'RadarKey', value: 'no' }]);
    expect(lock('eurokey')).toEqual([]);
  });

  it('tells baby changing from a bench for adults', () => {
    expect(of('osm-oslo-2024', { changing_table: 'yes' })).toEqual([{ feature: 'BabyChanging', value: 'yes' }]);
    expect(of('tokyo-accessible-toilets-2024', { wheelchair: 'yes', 'changing_table:adult': 'yes' })).toEqual([
      { feature: 'WheelchairAccess', value: 'yes', note: 'Adult-sized changing bed.' },
    ]);
  });

  it('is no yes once it is older than ten years, but something to confirm', () => {
    const yes = { feature: 'RadarKey', value: 'yes' } as const;
    expect(confirmFirst(yes, '2014-09-01')).toEqual({
      feature: 'RadarKey',
      value: null,
      note: 'Yes in 2014, not confirmed since.',
    });
    expect(confirmFirst(yes, '2017-01-01')).toEqual(yes);
  });

  it('counts parking spaces, and none as no', () => {
    expect(of('osm-oslo-2024', { 'capacity:disabled': '1' })).toEqual([
      { feature: 'DisabledParking', value: 'yes', note: '1 space.' },
    ]);
    expect(of('osm-oslo-2024', { 'capacity:disabled': '0' })).toEqual([{ feature: 'DisabledParking', value: 'no' }]);
  });

  it('never makes a yes of a sentence', () => {
    expect(of('hmcts-courts-2014', { 'Loop Hearing': 'This court has a hearing loop system.' })).toEqual([
      { feature: 'HearingLoop', value: null, note: 'This court has a hearing loop system.' },
    ]);
  });

  it('includes the parts of a sports site and the date of the visit', () => {
    expect(
      of('trafford-data-lab', {
        disability_doorways: 'Yes',
        disability_reception_area: 'No',
        disability_toilets: 'No',
        site_last_updated_date: '2025-06-20',
      }),
    ).toEqual([
      {
        feature: 'WheelchairAccess',
        value: 'partly',
        note: 'Made for disabled people: doorways. Not: reception.',
        observed: '2025-06-20',
      },
      { feature: 'AccessibleToilets', value: 'no', observed: '2025-06-20' },
    ]);
  });

  it('takes "some vehicles" of a timetable for partly', () => {
    expect(of('gtfs-prague-2019', { wheelchair_boarding: '1' })[0]?.value).toBe('partly');
    expect(of('gtfs-prague-2019', { wheelchair_boarding: '2' })[0]?.value).toBe('no');
    expect(of('gtfs-prague-2019', { wheelchair_boarding: '0' })).toEqual([]);
  });
});
