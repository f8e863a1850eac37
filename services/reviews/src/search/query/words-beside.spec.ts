import { best, LEEDS, leftOut, read } from '../../../test/question-book';
import { KIND_PHRASES } from '../kind-phrases';

const QUARTER = 'in Northern Quarter(Leeds)';

describe('what stands beside what is looked for', () => {
  it.each([
    ['m&s food leeds', ` /  / ${LEEDS} / marks and spencer`],
    ['leeds station coffee', 'Cafés /  / near "leeds station" / '],
    ['leeds station disabled toilet', 'Public toilets / AccessibleToilets|WheelchairAccess / near "leeds station" / '],
    ['royal free hospital pharmacy', 'Pharmacies /  / near "royal free hospital" / '],
    ['leeds airport hotel with lift', 'Hotels / LiftAccess / near "leeds airport" / '],
    ['leeds station with a lift', `Stations / LiftAccess / ${LEEDS} / `],
    [
      'london bridge accessible toilet',
      'Public toilets / AccessibleToilets|WheelchairAccess / near "london bridge" / ',
    ],
    ['hotels near leeds castle with lift', 'Hotels / LiftAccess / near "leeds castle" / '],
    ['does leeds station have accessible toilets', `Stations / AccessibleToilets / ${LEEDS} / `],
    ['university hospital leeds', `Hospitals /  / ${LEEDS} / university`],
  ])('%s: a landmark before it says where', (question, expected) => {
    expect(read(question)).toBe(expected);
  });

  it.each([
    ['museum with free carer ticket leeds', ['free carer ticket'], `Museums /  / ${LEEDS} / `],
    ['pub with garden and disabled toilet leeds', ['garden'], `Pubs / AccessibleToilets / ${LEEDS} / `],
    ['pub with log fire in york', ['log fire'], 'Pubs /  / in York(Somewhere) / '],
    ['hotel off the m6 near leeds', ['off the m6'], 'Hotels /  / near Leeds(Somewhere) / '],
    ['a1 services leeds', ['a1'], ` /  / ${LEEDS} / services`],
    ['pub m1', [], 'Pubs /  / in M1 / '],
    ['eye clinic at st marys hospital leeds', ['eye clinic'], ` /  / ${LEEDS} / st marys hospital`],
    ['eye clinic leeds', [], `Clinics /  / ${LEEDS} / eye`],
    ['cosy pub leeds', ['cosy'], `Pubs /  / ${LEEDS} / `],
    ['motorway services m6', ['m6'], 'Motorway services /  /  / '],
    ['special needs school leeds', ['special needs school'], `Schools /  / ${LEEDS} / `],
    ['heathrow t5 toilets', [], 'Public toilets /  / near "heathrow terminal 5" / '],
    ['gatwick north terminal hotel', ['north terminal'], 'Hotels /  /  / gatwick'],
    ['leeds airport terminal 2', ['terminal 2'], `Airports /  / ${LEEDS} / `],
    ['heathrow t3 toilets', ['t3'], 'Public toilets /  /  / heathrow'],
    ['cinema with audio description leeds', [], `Cinemas / AudioDescription / ${LEEDS} / `],
    ["cafe that's open leeds", ['thats open'], `Cafés /  / ${LEEDS} / `],
    ['which pubs are open in leeds', ['are open'], `Pubs /  / ${LEEDS} / `],
    ['open air theatre leeds', [], ` /  / ${LEEDS} / open air theatre`],
  ])('%s: what our data does not tell is said, and no name', (question, unheld, expected) => {
    expect([leftOut(question), read(question)]).toEqual([unheld, expected]);
  });

  it.each([
    ['tescoleeds', ` /  / ${LEEDS} / tesco`],
    ['northern quarter bar', `Bars /  / ${QUARTER} / `],
    ['leeds coffee in the northern quarter', `Cafés /  / ${QUARTER} / `],
    ['bars northern quarter leeds', `Bars /  / ${QUARTER} / `],
    ['hockley nottingham cafe', 'Cafés /  / in Nottingham(Somewhere) / hockley'],
    ['yorkhotels', 'Hotels /  / in York(Somewhere) / '],
    ['wetherspoons with a disabled toilet in leeds', ` / AccessibleToilets / ${LEEDS} / wetherspoon`],
    ['restaurant that takes guide dogs in leeds', `Restaurants / ServiceAnimalFacilities / ${LEEDS} / `],
    ['toaleta dla niepełnosprawnych leeds', `Public toilets / AccessibleToilets|WheelchairAccess / ${LEEDS} / `],
    ['lgi leeds', ` /  / ${LEEDS} / leeds general infirmary`],
    ['maccies leeds', ` /  / ${LEEDS} / mcdonalds`],
  ])('%s', (question, expected) => {
    expect(read(question)).toBe(expected);
  });

  it.each([
    ['Behindertentoilette', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['toilettes handicapées', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['多目的トイレ', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['Café mit Behindertentoilette', 'Cafés / AccessibleToilets'],
    ['кафе для инвалидов', 'Cafés / WheelchairAccess'],
    ['hotel adaptado', 'Hotels / WheelchairAccess'],
    ['مطعم كرسي متحرك', 'Restaurants / WheelchairAccess'],
    ['車椅子 ホテル', 'Hotels / WheelchairAccess'],
    ['αναπηρικό αμαξίδιο εστιατόριο', 'Restaurants / WheelchairAccess'],
    ['Museum für Gehörlose', 'Museums / HearingLoop'],
    ['Museum Gebärdensprache', 'Museums / SignLanguage'],
    ['hôtel avec ascenseur', 'Hotels / LiftAccess'],
    ['wo ist die Behindertentoilette', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['αεροδρόμιο', 'Airports / '],
  ])('%s: asked in another language, it is the same', (question, expected) => {
    expect(read(`${question} leeds`)).toBe(`${expected} / ${LEEDS} / `);
  });

  it('is read as it stands in Japanese, with no space between a town and what is there', () => {
    expect(read('リーズ駅')).toBe(`Stations /  / ${LEEDS} / `);
    expect(read('リーズ城')).toBe(`Castles /  / ${LEEDS} / `);
  });

  it.each(['ramen', 'source', 'parsons', 'adventures', 'sounds', 'tranquil', 'costa', 'burger'])(
    '%s is no slip for a word of another language',
    (word) => expect(best(`${word} leeds`).wishes).toEqual([]),
  );

  it.each(['caves', 'storehouse', 'complain', 'showers'])('%s is an English word, and no slip for a kind', (word) =>
    expect(best(`${word} leeds`).kind).toBeNull(),
  );

  it('is near the person if nothing but the nearest is asked for', () =>
    expect(best('nearest loo').place).toMatchObject({ by: 'you' }));
});

describe('a kind of place that no source lists', () => {
  it.each([
    ['vets leeds', 'vets', ` /  / ${LEEDS} / veterinary`],
    ['wheelchair friendly vet in york', 'vet', ' / WheelchairAccess / in York(Somewhere) / veterinary'],
    ['food banks near leeds', 'food banks', ' /  / near Leeds(Somewhere) / food bank'],
    ['registry office', 'registry office', ' /  /  / register office'],
    ['hospital leeds', null, `Hospitals /  / ${LEEDS} / `],
  ])('%s is looked for in names', (question, typed, expected) => {
    expect([best(question).unlisted, read(question)]).toEqual([typed, expected]);
  });

  it('is no kind that has places', () =>
    expect(['vets', 'care home', 'crematorium', 'taxi'].filter((phrase) => KIND_PHRASES.has(phrase))).toEqual([]));
});
