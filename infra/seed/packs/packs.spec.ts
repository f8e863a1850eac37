import { mergePacks } from './merge-packs';
import { isTooOld, packDate } from './pack-date';
import type { PackRow } from './pack-row';
import { placeKind } from './place-kind';
import { placeName } from './place-name';

const row = (fields: Partial<PackRow>): PackRow => ({
  source: 'fsa-fhrs-uk-2020',
  sourceId: '1',
  name: 'The Crown',
  category: 'pub',
  lat: 53.8,
  lon: -1.5,
  country: 'GB',
  licence: 'OGL-UK-3.0',
  dated: '2020-11-13',
  ...fields,
});

describe("a pack's date", () => {
  it('is the first day of what it names', () => {
    expect(['2020-11-13', '2021-08', '2023', '2025-04 copy', '2013-07 facts, 2014-09 list'].map(packDate)).toEqual([
      '2020-11-13',
      '2021-08-01',
      '2023-01-01',
      '2025-04-01',
      '2013-07-01',
    ]);
    expect(() => packDate('last year')).toThrow('Not a date');
  });

  it('is too old after ten years', () => expect(['2016-02', '2018-05'].map(isTooOld)).toEqual([true, false]));
});

describe('one place of several rows', () => {
  it('keeps the earlier row and names the other', () => {
    const { places } = mergePacks([
      row({}),
      row({ source: 'osm-uk-pubs-2022', sourceId: '9', name: 'Crown', lat: 53.8009 }),
    ]);
    expect(places.map(({ rows }) => rows.map(({ source }) => source))).toEqual([
      ['fsa-fhrs-uk-2020', 'osm-uk-pubs-2022'],
    ]);
  });

  it('joins what lies in one pack twice at one postcode', () => {
    const twice = [row({ postcode: 'LS1 1AA' }), row({ sourceId: '2', postcode: 'LS1 1AA', lat: 53.81 })];
    expect(mergePacks(twice).places).toHaveLength(1);
  });

  it('keeps namesakes of another sort apart: a school and a church of one saint', () => {
    const saint = [
      row({ name: "St Mary's", category: 'education' }),
      row({ sourceId: '2', name: "St Mary's", category: 'place of worship' }),
    ];
    expect(mergePacks(saint).places).toHaveLength(2);
  });

  it('believes a pack that says "the same" only for a like name or a like kind', () => {
    const library = row({
      source: 'uk-public-libraries',
      name: 'Brimington Library',
      category: 'library',
      dupOf: 'fsa-fhrs-uk-2020|1',
      lat: 53.81,
    });
    const pharmacy = row({ name: 'Brimington Pharmacy', category: 'pharmacy' });
    expect(mergePacks([library, pharmacy]).places).toHaveLength(2);
    const museum = row({
      source: 'mapping-museums-2021',
      name: 'Titanic Belfast',
      category: 'museum',
      dupOf: 'fsa-fhrs-uk-2020|1',
      lat: 53.81,
    });
    expect(mergePacks([museum, row({ name: 'Titanic Belfast', category: 'cafe' })]).places).toHaveLength(1);
  });

  it("takes a hospital's kitchens for the hospital", () => {
    const parts = [
      row({ name: 'Hull Royal Infirmary', category: 'hospital' }),
      row({ sourceId: '2', name: 'Hull Royal Infirmary (Patient Meals)', category: 'hospital' }),
    ];
    expect(mergePacks(parts).places.map(({ name }) => name)).toEqual(['Hull Royal Infirmary']);
  });

  it('leaves out what only sources of more than ten years ago know, and keeps it once a newer one lists it', () => {
    const court = row({ source: 'hmcts-courts-2014', name: 'Old Court', category: 'court', dated: '2014-09' });
    expect(mergePacks([court])).toEqual({ places: [], tooOld: 1 });
    const { places, tooOld } = mergePacks([
      court,
      row({ source: 'osm-norwich-2019', name: 'Old Court', category: 'court', dated: '2019-07' }),
    ]);
    expect([places[0]?.rows.map(({ source }) => source), tooOld]).toEqual([
      ['osm-norwich-2019', 'hmcts-courts-2014'],
      0,
    ]);
  });

  describe('of public toilets', () => {
    const toilet = (fields: Partial<PackRow>) =>
      row({
        source: 'gbptm-2018',
        category: 'toilet',
        kind: 'amenity=toilets',
        name: undefined,
        dated: '2017-05',
        ...fields,
      });

    it('keeps two apart that have no name of their own', () => {
      expect(mergePacks([toilet({}), toilet({ sourceId: '2', lat: 53.8005 })]).places).toHaveLength(2);
      expect(mergePacks([toilet({}), toilet({ sourceId: '2', lat: 53.8001 })]).places).toHaveLength(1);
    });

    it('does not take the toilet in a shop for the shop, whatever a pack says', () => {
      const shop = row({ name: 'Waitrose', category: 'supermarket' });
      const within = toilet({ sourceId: '2', name: 'Waitrose', dupOf: 'fsa-fhrs-uk-2020|1' });
      expect(mergePacks([shop, within]).places).toHaveLength(2);
    });

    it('keeps an old row only if it has something to confirm', () => {
      const old = toilet({ dated: '2014-09' });
      expect(mergePacks([old])).toEqual({ places: [], tooOld: 1 });
      expect(mergePacks([{ ...old, facts: { centralkey: 'nks' } }]).places).toHaveLength(1);
    });
  });

  it('calls a point that places of several names share no door, and prefers a door', () => {
    const shared = [row({ name: 'One', category: 'cafe' }), row({ sourceId: '2', name: 'Two', category: 'shop' })];
    expect(mergePacks(shared).places.map(({ approximatePosition }) => approximatePosition)).toEqual([true, true]);
    const better = [row({ geo: 'postcode' }), row({ source: 'open-pubs-london', sourceId: '3', lat: 53.8003 })];
    expect(mergePacks(better).places[0]).toMatchObject({ approximatePosition: false, latitude: 53.8003 });
  });
});

describe('the kind of a place', () => {
  it.each([
    [{ category: 'pub' }, { category: 'restaurant', kind: 'pub' }],
    [
      { category: 'restaurant', facts: { BusinessType: 'Takeaway/sandwich shop' } },
      { category: 'restaurant', kind: 'fast_food' },
    ],
    [
      { category: 'education', name: 'Little Stars Nursery School' },
      { category: 'education', kind: 'kindergarten' },
    ],
    [
      { category: 'other', name: 'Over Community Centre' },
      { category: 'venue', kind: 'community_centre' },
    ],
    [
      { category: 'transport', kind: 'railway=tram_stop' },
      { category: 'transport', kind: 'tram_stop' },
    ],
    [
      { category: 'shop', kind: 'shop=books' },
      { category: 'shop', kind: 'books' },
    ],
    [
      { source: 'scotsport-2024', category: 'sport', kind: 'Bowling Greens; Pitches' },
      { category: 'entertainment', kind: 'bowling_green' },
    ],
    [
      { source: 'scotsport-2024', category: 'education', kind: 'Pitches; Sports Halls', name: 'Dunoon Grammar School' },
      { category: 'education', kind: 'school' },
    ],
    [
      { source: 'osm-bath-2017', category: 'hotel', kind: 'Guest house' },
      { category: 'hotel', kind: 'guest_house' },
    ],
    [
      { source: 'osm-bath-2017', category: 'shop', kind: 'Gift shop' },
      { category: 'shop', kind: 'gift' },
    ],
    [
      { category: 'other', kind: 'highway=services' },
      { category: 'venue', kind: 'services' },
    ],
  ])('of %j is %j', (fields, kind) => expect(placeKind(row(fields))).toEqual(kind));

  it('is null for places that nobody visits on purpose', () =>
    expect(placeKind(row({ category: 'other', kind: 'amenity=atm' }))).toBeNull());
});

describe('the name of a place', () => {
  it('is one line', () => expect(placeName(row({ name: ' The\n Crown  Inn ' }))).toBe('The Crown Inn'));
  it('has no backslashes and no entities', () =>
    expect(placeName(row({ name: 'Slug \\& Lettuce, Amigoâ€™s &amp; Co' }))).toBe('Slug & Lettuce, Amigo’s & Co'));
  it('has its punctuation back', () => expect(placeName(row({ name: '7\u0096 9 Caf\u00e9' }))).toBe('7– 9 Café'));
  it('says what a toilet without a name is', () => {
    expect(placeName(row({ name: undefined, category: 'toilet', address: 'High Street, Ely' }))).toBe(
      'Public toilet, High Street',
    );
  });
  it('of a toilet with lost letters is its kind', () =>
    expect(placeName(row({ name: 'St Mary\ufffds', category: 'toilet' }))).toBe('Public toilet'));
  it('of a toilet says what it is, not only where', () => {
    const called = (name: string) => placeName(row({ name, category: 'toilet' }));
    expect(['British Museum', 'High Street Public Conveniences', 'Abbey WC'].map(called)).toEqual([
      'British Museum toilets',
      'High Street Public Conveniences',
      'Abbey WC',
    ]);
  });
  it('of one of several toilets in a building says which', () => {
    const toilet = row({ name: '都庁 (都庁)', category: 'toilet', country: 'JP', facts: { level: '2F' } });
    expect(placeName({ ...toilet, source_fields: { toilet_name: 'だれでもトイレ' } })).toBe('都庁, 2F, だれでもトイレ');
    expect(placeName({ ...toilet, source_fields: { toilet_name: '都庁' } })).toBe('都庁, 2F, トイレ');
  });
  it('is null when letters were lost', () => expect(placeName(row({ name: 'SpezialitГ¤ten' }))).toBeNull());
});
