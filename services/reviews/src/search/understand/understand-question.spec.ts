import { PlaceBook, type BookPlace } from './place-book';
import { understandQuestion } from './understand-question';

const town = (name: string, population: number, district = 'Somewhere', countryCode = 'GB'): BookPlace => ({
  name,
  names: [name.toLowerCase()],
  country: countryCode === 'GB' ? 'UK' : 'Elsewhere',
  countryCode,
  district,
  withinNames: [district.toLowerCase()],
  latitude: 53,
  longitude: -1,
  population,
});
const postcode = (code: string) => [code, { code, latitude: 53, longitude: -1, district: 'Manchester' }] as const;
const book = new PlaceBook(
  [
    town('Leeds', 455_000),
    town('York', 150_000),
    town('Hebden Bridge', 4_000),
    town('Bath', 94_000),
    town('Reading', 318_000),
    town('Newport', 306_000, 'Newport'),
    town('Newport', 24_000, 'Isle of Wight'),
    town('Barnard Castle', 5_000),
    town('Pool', 2_000),
    town('Paris', 2_000_000, 'Ile-de-France', 'FR'),
  ],
  new Map([postcode('M1'), postcode('M1 2'), postcode('LS1')]),
);

/** kind / features / place / name */
function read(question: string): string {
  const { kind, wishes, place, name } = understandQuestion(question, book, 'GB');
  const where =
    place === null
      ? ''
      : place.by === 'town'
        ? `${place.relation} ${place.places.map((one) => `${one.name}(${one.district ?? ''})`).join('+')}`
        : place.by === 'postcode'
          ? `${place.relation} ${place.code}${place.known ? '' : '?'}`
          : place.by === 'you'
            ? 'you'
            : `${place.relation} "${place.name}"`;
  return [
    kind?.label ?? '',
    wishes.map(({ features, phrases }) => features.join('|') || phrases.join(',')).join('+'),
    where,
    name,
  ].join(' / ');
}

const LEEDS = 'in Leeds(Somewhere)';

describe('a question in plain words', () => {
  it.each([
    ['theatre leeds', `Theatres /  / ${LEEDS} / `],
    ['leeds theatre', `Theatres /  / ${LEEDS} / `],
    ['Theatres in Leeds', `Theatres /  / ${LEEDS} / `],
    ['resteraunts in leeds', `Restaurants /  / ${LEEDS} / `],
    ['hotel in leeds with roll in shower', `Hotels / AccessibleRooms / ${LEEDS} / `],
    ['cafes that allow guide dogs in leeds', `Cafés / ServiceAnimalFacilities / ${LEEDS} / `],
    ['dog friendly pub leeds', `Pubs /  / ${LEEDS} / `],
    ['museum for blind people leeds', `Museums / AudioDescription|BrailleSignage|TactileFeatures / ${LEEDS} / `],
    ['theater in leeds', `Theatres /  / ${LEEDS} / `],
    ['where can I find a good pub in york?', 'Pubs /  / in York(Somewhere) / '],
    ['near near leeds', ' /  / near Leeds(Somewhere) / '],
    ['step free pubs in hebden bridge', 'Pubs / StepFreeAccess / in Hebden Bridge(Somewhere) / '],
    ['hearing loop cinema near me', 'Cinemas / HearingLoop / you / '],
    ['wheelchair accessible cafe leeds', `Cafés / WheelchairAccess / ${LEEDS} / `],
    ['changing places toilet leeds', `Public toilets / AccessibleToilets / ${LEEDS} / `],
    ['pub with disabled toilet leeds', `Pubs / AccessibleToilets / ${LEEDS} / `],
    ['disabled toilet leeds', `Public toilets / AccessibleToilets / ${LEEDS} / `],
    ['#StepFree cafe leeds', `Cafés / StepFreeAccess|StepFreeToPlatforms|StepFreeToTrains / ${LEEDS} / `],
    ['#stepfree station, leeds', `Stations / StepFreeAccess|StepFreeToPlatforms|StepFreeToTrains / ${LEEDS} / `],
    ['#HearingLoop, #Deaf', ' / HearingLoop+SignLanguage|HearingLoop /  / '],
    ['#Dyslexia #NoSuchTag', ' / dyslexia,dyslexic /  / no such tag'],
    ['quiet cafe', 'Cafés / QuietSpaces /  / '],
    ['step free station leeds', `Stations / StepFreeToTrains / ${LEEDS} / `],
    ['hotel with parking in leeds', `Hotels /  / ${LEEDS} / `],
    ['pub or cafe leeds', `Pubs or cafés /  / ${LEEDS} / `],
    ['station hotel leeds', `Hotels /  / ${LEEDS} / station`],
  ])('%s', (question, wanted) => expect(read(question)).toBe(wanted));

  it.each([
    ['M1 2PB', ' /  / in M1 2PB / '],
    ['m12pb', ' /  / in M1 2PB / '],
    ['chemist near m1 2', 'Pharmacies /  / near M1 2 / '],
    ['cafe LS1', 'Cafés /  / in LS1 / '],
    ['zz9 9zz', ' /  / in ZZ9 9ZZ? / '],
  ])('reads the postcode of %s', (question, wanted) => expect(read(question)).toBe(wanted));

  it.each([
    ['resturant leeds', 'Restaurants'],
    ['libary leeds', 'Libraries'],
    ['cinmea york', 'Cinemas'],
    ['muesum york', 'Museums'],
  ])('reads the misspelt kind of %s', (question, kind) => expect(read(question)).toContain(`${kind} / `));

  it.each([
    ['tescos near york station', ' /  / near "york station" / tesco'],
    ['pub near victoria station leeds', 'Pubs /  / near "victoria station leeds" / '],
    ['pub near kings cross', 'Pubs /  / near "kings cross" / '],
    ['british museum', 'Museums /  /  / british'],
    ['best western leeds', ` /  / ${LEEDS} / best western`],
    ['bath spa', ' /  / in Bath(Somewhere) / spa'],
    ['pubs in barnard castle', 'Pubs /  / in Barnard Castle(Somewhere) / '],
    ['swimming pool', 'Swimming pools /  /  / '],
    ['asdf', ' /  /  / asdf'],
    ['x', ' /  /  / x'],
    ['', ' /  /  / '],
    ['pub in qwertyville', 'Pubs /  / in "qwertyville" / '],
  ])('leaves %s to names', (question, wanted) => expect(read(question)).toBe(wanted));

  it('tells towns of one name apart by what follows, and otherwise keeps all of them', () => {
    expect(read('pub newport')).toBe('Pubs /  / in Newport(Newport)+Newport(Isle of Wight) / ');
    expect(read('pub in newport isle of wight')).toBe('Pubs /  / in Newport(Isle of Wight) / ');
    expect(read('pub newport isle of wight')).toBe('Pubs /  / in Newport(Isle of Wight) / ');
  });

  it.each([
    ['ロンドン博物館', 'Museums'],
    ['musée york', 'Museums'],
    ['apotheke leeds', 'Pharmacies'],
    ['аптека leeds', 'Pharmacies'],
  ])('knows kinds in other languages: %s', (question, kind) => expect(read(question)).toContain(`${kind} / `));

  it('is asked for a feature once, however often it is named', () => {
    const { features } = understandQuestion('wheelchair accessible wheelchair access theatre leeds', book, 'GB');
    expect(features.map(({ words }) => words.map(({ typed }) => typed).join(' '))).toEqual([
      'wheelchair accessible wheelchair access',
    ]);
  });

  it('of 200 words takes what it can', () => {
    expect(read(`theatre leeds ${'word '.repeat(200)}`)).toContain('Theatres / ');
  });
});
