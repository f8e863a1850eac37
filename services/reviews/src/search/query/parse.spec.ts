import { best, book, LEEDS, leftOut, read } from '../../../test/question-book';
import { parseQuestion } from './parse';

describe('a question in plain words', () => {
  it.each([
    ['leeds centre cafe', 'leeds centre'],
    ['leeds market', 'leeds market'],
    ['leeds city', undefined],
    ['leeds cafe', undefined],
  ])('%s may be in %s', (question, spot) => {
    const spots = parseQuestion(question, book).parses.flatMap(({ place }) => (place?.by === 'name' ? [place] : []));
    expect(spots.find(({ as }) => as === 'mall')?.spot.name).toBe(spot);
  });

  it.each([
    ['resteraunts in leeds', `Restaurants /  / ${LEEDS} / `],
    ['hotel in leeds with roll in shower', `Hotels / AccessibleRooms / ${LEEDS} / `],
    ['cafes that allow guide dogs in leeds', `Cafés / ServiceAnimalFacilities / ${LEEDS} / `],
    ['♿ ☕️ leeds', `Cafés / WheelchairAccess / ${LEEDS} / `],
    ['dog friendly pub leeds', `Pubs /  / ${LEEDS} / `],
    ['museum for blind people leeds', `Museums / AudioDescription|BrailleSignage|TactileFeatures / ${LEEDS} / `],
    ['where can I find a good pub in york?', 'Pubs /  / in York(Somewhere) / '],
    ['where can i park with a blue badge in leeds', `Car parks / DisabledParking / ${LEEDS} / `],
    ['wheelchair accessible cafe leeds', `Cafés / WheelchairAccess / ${LEEDS} / `],
    ['disabled toilet leeds', `Public toilets / AccessibleToilets|WheelchairAccess / ${LEEDS} / `],
    ['#StepFree cafe leeds', `Cafés / StepFreeAccess|StepFreeToPlatforms|StepFreeToTrains / ${LEEDS} / `],
    ['#HearingLoop, #Deaf', ' / HearingLoop+SignLanguage|HearingLoop /  / '],
    ['#Dyslexia #NoSuchTag', ' / dyslexia,dyslexic /  / no such tag'],
    ['public toilet with radar key leeds', `Public toilets / RadarKey / ${LEEDS} / `],
    ['motorway services leeds', `Motorway services /  / ${LEEDS} / `],
    ['pub near me in york', 'Pubs /  / in York(Somewhere) / '],
    ['pub or cafe leeds', `Pubs or cafés /  / ${LEEDS} / `],
    ['station hotel leeds', `Hotels /  / ${LEEDS} / station`],
    ['coffee in chapel allerton leeds', 'Cafés /  / in "chapel allerton" within Leeds / '],
    ['restaurants on park street leeds', 'Restaurants /  / in "park street" within Leeds / '],
    ['fish and chips york near harbour', 'Fish and chip shops /  / near "harbour" within York / '],
    ['step free leeds station', `Stations / StepFreeToTrains / ${LEEDS} / `],
    ['does leeds station have a lift', `Stations / LiftAccess / ${LEEDS} / `],
    ['nearest chemist to york hospital', 'Pharmacies /  / near "york hospital" / '],
    ['nearest bank to york', 'Banks /  / near York(Somewhere) / '],
    ['nearest bank in york', 'Banks /  / in York(Somewhere) / '],
    ['wo ist die nächste bank in york', 'Banks /  / in York(Somewhere) / '],
    ['primark leeds', ` /  / ${LEEDS} / primark`],
    ['m&s foodhall leeds', ` /  / ${LEEDS} / marks and spencer foodhall`],
    ['cafe near kew gardens', 'Cafés /  / near "kew gardens" / '],
    ['oxford square cafe', 'Cafés /  / near "oxford square" / '],
    ['st davids leeds', ` /  / ${LEEDS} / st davids`],
    ['cafe in lakeside', 'Cafés /  / in "lakeside" / '],
    ['st davids', ' /  / in St Davids(Somewhere) / '],
  ])('%s', (question, wanted) => expect(read(question)).toBe(wanted));

  it.each([
    ['pub within 3 miles of leeds', 'Pubs /  / near Leeds(Somewhere) / ', '3 miles 4828'],
    ['within 5km of york toilets', 'Public toilets /  / near York(Somewhere) / ', '5 km 5000'],
    ['cafe 1.5 miles from m1 2pb', 'Cafés /  / near M1 2PB / ', '1.5 miles 2414'],
    ['cafe half a mile from york station', 'Cafés /  / near "york station" / ', 'half a mile 805'],
    ['pub 10 minutes walk from leeds', 'Pubs /  / near Leeds(Somewhere) / ', '800 metres 800'],
    ['library within 2 miles of me', 'Libraries /  / you / ', '2 miles 3219'],
    ['ten mile inn leeds', ` /  / ${LEEDS} / ten mile inn`, ''],
    ['number 5 bar leeds', `Bars /  / ${LEEDS} / number 5`, ''],
  ])('hears how far somebody would go: %s', (question, wanted, far) => {
    expect(read(question)).toBe(wanted);
    const { distance } = best(question);
    expect(distance ? `${distance.label} ${distance.metres}` : '').toBe(far);
  });

  it.each([
    ['cafe without a lift leeds', `Cafés /  / ${LEEDS} / `, 'without a lift'],
    ['restaurant in leeds, not a pub', `Restaurants /  / ${LEEDS} / `, 'not a pub'],
    ['cafe leeds not costa', `Cafés /  / ${LEEDS} / `, 'not costa'],
    ['cafe -costa leeds', `Cafés /  / ${LEEDS} / `, 'not costa'],
    ['3 star hotel leeds', `Hotels /  / ${LEEDS} / `, '3 star'],
    ['hotel leeds under £100 for 2 people', `Hotels /  / ${LEEDS} / `, 'under 100 2 people'],
    ['cafe by the sea york', 'Cafés /  / in York(Somewhere) / ', 'by the sea'],
    ['hotel with parking and a restaurant in leeds', `Hotels /  / ${LEEDS} / `, 'with parking restaurant'],
    ['step free cafe in leeds open now', `Cafés / StepFreeAccess|WheelchairAccess / ${LEEDS} / `, 'open now'],
    ['swimming pool with hoist leeds', `Swimming pools and leisure centres /  / ${LEEDS} / `, 'hoist'],
    ['pub without any stairs leeds', `Pubs / StepFreeAccess|WheelchairAccess / ${LEEDS} / `, ''],
    ['cafe not too loud leeds', `Cafés / QuietSpaces / ${LEEDS} / `, ''],
    ['not alone pizza leeds', ` /  / ${LEEDS} / not alone pizza`, ''],
  ])('says what it leaves out of %s, and never turns it round', (question, wanted, unheld) => {
    expect(read(question)).toBe(wanted);
    expect(leftOut(question).join(' ')).toBe(unheld);
  });

  it.each(['where can I change my adult son in leeds', 'hoist and bench toilet leeds', 'changing places leeds'])(
    'knows what %s needs',
    (question) => {
      expect(read(question)).toContain(`Public toilets / AccessibleToilets / ${LEEDS} / `);
      expect(best(question).said.some(({ isChanging }) => isChanging)).toBe(true);
    },
  );

  it.each([
    ['m12pb', ' /  / in M1 2PB / '],
    ['chemist near m1 2', 'Pharmacies /  / near M1 2 / '],
    ['zz9 9zz', ' /  / in ZZ9 9ZZ? / '],
  ])('reads the postcode of %s', (question, wanted) => expect(read(question)).toBe(wanted));

  it.each([
    ['resturant leeds', 'Restaurants'],
    ['cinmea york', 'Cinemas'],
    ['muesum york', 'Museums'],
  ])('reads the misspelt kind of %s', (question, kind) => expect(read(question)).toContain(`${kind} / `));

  it.each([
    ['tescos near york station', ' /  / near "york station" / tesco'],
    ['pub near victoria station leeds', 'Pubs /  / near "victoria station" within Leeds / '],
    ['bus stop outside leeds station', 'Bus stops /  / near "leeds station" / '],
    ['a nice place for my mum in a wheelchair in leeds', ` / WheelchairAccess / ${LEEDS} / `],
    ['lunch near euston with a guide dog', 'Places to eat / ServiceAnimalFacilities / near "euston" / '],
    ['pub near kings cross', 'Pubs /  / near "kings cross" / '],
    ['bath spa', ' /  / in Bath(Somewhere) / spa'],
    ['pubs in barnard castle', 'Pubs /  / in Barnard Castle(Somewhere) / '],
    ['swimming pool', 'Swimming pools and leisure centres /  /  / '],
    ['x', ' /  /  / x'],
    ['', ' /  /  / '],
  ])('leaves %s to names', (question, wanted) => expect(read(question)).toBe(wanted));

  it('tells towns of one name apart by what follows, and otherwise keeps all of them', () => {
    expect(read('pub newport')).toBe('Pubs /  / in Newport(Newport)+Newport(Isle of Wight) / ');
    expect(read('pub in newport isle of wight')).toBe('Pubs /  / in Newport(Isle of Wight) / ');
    expect(read('pub newport isle of wight')).toBe('Pubs /  / in Newport(Isle of Wight) / ');
  });

  it.each([
    ['リーズ博物館', 'Museums'],
    ['apotheke leeds', 'Pharmacies'],
    ['аптека leeds', 'Pharmacies'],
  ])('knows kinds in other languages: %s', (question, kind) => expect(read(question)).toContain(`${kind} / `));

  it('is asked for a feature once, however often it is named', () => {
    const { said } = best('wheelchair accessible wheelchair access theatre leeds');
    expect(said.map(({ tokens }) => tokens.map(({ typed }) => typed).join(' '))).toEqual([
      'wheelchair accessible wheelchair access',
    ]);
  });

  it('of 200 words takes what it can', () => {
    expect(read(`theatre leeds ${'word '.repeat(200)}`)).toContain('Theatres / ');
  });
});

describe('a question that somebody is still typing', () => {
  it.each([
    ['muse', 'Museums /  /  / '],
    ['cafe in hebd', 'Cafés /  / in Hebden Bridge(Somewhere) / '],
    ['pub leeds whee', `Pubs / WheelchairAccess / ${LEEDS} / `],
  ])('may end with the beginning of a word: %s', (question, expected) => expect(read(question, true)).toBe(expected));
});

describe('a street beside what is looked for', () => {
  it.each([
    ['oxford st shops', 'Shops /  / near "oxford street" / '],
    ['park st leeds coffee', 'Cafés /  / near "park street" within Leeds / '],
    ['coffee park street leeds', 'Cafés /  / near "park street" within Leeds / '],
    ['hotel park street', 'Hotels /  / in Park Street(Somewhere) / '],
    ['brick lane curry', 'Restaurants and takeaways /  / near "brick lane" / curry'],
    ['boots king street leeds', ' /  / near "king street" within Leeds / boots'],
    ['cafe high street leeds', 'Cafés /  / near "high street" within Leeds / '],
    ['shops near oxford street', 'Shops /  / near "oxford street" / '],
  ])('%s', (question, expected) => expect(read(question)).toBe(expected));

  it.each([['york st john university', ' /  /  / york st john university']])(
    'stays what it is: %s',
    (question, expected) => expect(read(question)).toBe(expected),
  );

  it('is said beside a postcode that tells more', () => {
    const { place } = best('oxford street m1 shops');
    expect([place?.by, leftOut('oxford street m1 shops').join(' ')]).toEqual(['postcode', 'oxford street']);
  });
});

describe('a name that ends like an address or a landmark', () => {
  it.each([
    ['royal albert hall', ' /  /  / royal albert hall'],
    ['leeds central station', ' /  /  / leeds central station'],
    ['london bridge restaurants', 'Restaurants /  / near "london bridge" / '],
    ['high street kensington cafe', 'Cafés /  / near "high street kensington" / '],
    ['hospital parking leeds', `Hospitals / DisabledParking / ${LEEDS} / `],
  ])('%s', (question, expected) => expect(read(question)).toBe(expected));
});
