import { book, LEEDS, read } from '../../../test/question-book';
import { understandQuestion } from './understand-question';

describe('what stands beside what is looked for', () => {
  it.each([
    ['m&s food leeds', ` /  / ${LEEDS} / marks and spencer`],
    ['village pub leeds', `Pubs /  / ${LEEDS} / `],
    ['leeds station coffee', 'Cafés /  / near "leeds station" / '],
    ['leeds station disabled toilet', 'Public toilets / AccessibleToilets|WheelchairAccess / near "leeds station" / '],
    ['queen elizabeth hospital york cafe', 'Cafés /  / near "queen elizabeth hospital york" / '],
    ['royal free hospital pharmacy', 'Pharmacies /  / near "royal free hospital" / '],
    ['university of york cafe', 'Cafés /  / near "university of york" / '],
    ['leeds airport hotel with lift', 'Hotels / LiftAccess / near "leeds airport" / '],
    ['leeds station with a lift', `Stations / LiftAccess / ${LEEDS} / `],
    ['great ormond street hospital cafe', 'Cafés /  / near "great ormond street hospital" / '],
    ['arrowe park hospital cafe', 'Cafés /  / near "arrowe park hospital" / '],
    [
      'london bridge accessible toilet',
      'Public toilets / AccessibleToilets|WheelchairAccess / near "london bridge" / ',
    ],
    ['hotels near leeds castle with lift', 'Hotels / LiftAccess / near "leeds castle" / '],
    ['leeds airport changing places', `Airports / AccessibleToilets / ${LEEDS} / `],
    ['does leeds station have accessible toilets', `Stations / AccessibleToilets / ${LEEDS} / `],
    ['university hospital leeds', `Hospitals /  / ${LEEDS} / university`],
  ])('%s: a landmark before it says where', (question, expected) => {
    expect(read(question)).toBe(expected);
  });

  it.each([
    ['museum with free carer ticket leeds', ['free carer ticket'], `Museums /  / ${LEEDS} / `],
    ['pub with garden and disabled toilet leeds', ['garden'], `Pubs / AccessibleToilets / ${LEEDS} / `],
    ['hotel with a sauna leeds', ['sauna'], `Hotels /  / ${LEEDS} / `],
    ['leeds pub with log fire', ['log fire'], `Pubs /  / ${LEEDS} / `],
    ['pub with log fire in york', ['log fire'], 'Pubs /  / in York(Somewhere) / '],
    ['pub with garden headingley', ['garden'], 'Pubs /  /  / headingley'],
    ['st james park leeds parking', ['parking'], `Parks /  / ${LEEDS} / st james`],
    ['cinema with audio description leeds', [], `Cinemas / AudioDescription / ${LEEDS} / `],
    ["cafe that's open leeds", ['thats open'], `Cafés /  / ${LEEDS} / `],
    ['chemist that is open now leeds', ['that is open now'], `Pharmacies /  / ${LEEDS} / `],
    ['cafe open on sundays leeds', ['open on sundays'], `Cafés /  / ${LEEDS} / `],
    ['which pubs are open in leeds', ['are open'], `Pubs /  / ${LEEDS} / `],
    ['open air theatre leeds', [], `Theatres /  / ${LEEDS} / open air`],
  ])('%s: what our data does not tell is said, and no name', (question, unheld, expected) => {
    const said = understandQuestion(question, book).unheld.map((words) => words.map(({ typed }) => typed).join(' '));
    expect([said, read(question)]).toEqual([unheld, expected]);
  });

  it.each([
    ['tescoleeds', ` /  / ${LEEDS} / tesco`],
    ['yorkhotels', 'Hotels /  / in York(Somewhere) / '],
    ['wetherspoons with a disabled toilet in leeds', ` / AccessibleToilets / ${LEEDS} / wetherspoon`],
    ['big tesco leeds', ` /  / ${LEEDS} / tesco`],
    ['merry leeds', ` /  / ${LEEDS} / merry`],
    ['leeds towers', ' /  /  / leeds towers'],
    ['restaurant that takes guide dogs in leeds', `Restaurants / ServiceAnimalFacilities / ${LEEDS} / `],
    ['toiled anabl leeds', `Public toilets / AccessibleToilets|WheelchairAccess / ${LEEDS} / `],
    ['toaleta dla niepełnosprawnych leeds', `Public toilets / AccessibleToilets|WheelchairAccess / ${LEEDS} / `],
    ['lgi leeds', ` /  / ${LEEDS} / leeds general infirmary`],
    ['soft play leeds', `Soft play /  / ${LEEDS} / `],
    ['crown liquor saloon leeds', ` /  / ${LEEDS} / crown bar`],
  ])('%s', (question, expected) => {
    expect(read(question)).toBe(expected);
  });

  it.each([
    ['Behindertentoilette', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['Behinderten-WC', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['Rolli-WC', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['rollstuhlgerechte Toilette', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['toilettes handicapées', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['WC PMR', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['bagno per disabili', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['туалет для инвалидов', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['多目的トイレ', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['残疾人厕所', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['장애인 화장실', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['Café mit Behindertentoilette', 'Cafés / AccessibleToilets'],
    ['кафе для инвалидов', 'Cafés / WheelchairAccess'],
    ['restaurantes accesibles', 'Restaurants / WheelchairAccess'],
    ['hotel adaptado', 'Hotels / WheelchairAccess'],
    ['cafés accessibles', 'Cafés / WheelchairAccess'],
    ['مطعم كرسي متحرك', 'Restaurants / WheelchairAccess'],
    ['व्हीलचेयर होटल', 'Hotels / WheelchairAccess'],
    ['車椅子 ホテル', 'Hotels / WheelchairAccess'],
    ['휠체어 호텔', 'Hotels / WheelchairAccess'],
    ['αναπηρικό αμαξίδιο εστιατόριο', 'Restaurants / WheelchairAccess'],
    ['cadeira de rodas hotel', 'Hotels / WheelchairAccess'],
    ['hotel per disabili', 'Hotels / WheelchairAccess'],
    ['barrierefreier Pub', 'Pubs / StepFreeAccess'],
    ['musée malvoyants', 'Museums / AudioDescription|BrailleSignage|TactileFeatures'],
    ['Museum für Gehörlose', 'Museums / HearingLoop'],
    ['musée pour sourds', 'Museums / HearingLoop'],
    ['Museum Gebärdensprache', 'Museums / SignLanguage'],
    ['restaurant chien guide', 'Restaurants / ServiceAnimalFacilities'],
    ['hôtel avec ascenseur', 'Hotels / LiftAccess'],
    ['wo ist die nächste Behindertentoilette', 'Public toilets / AccessibleToilets|WheelchairAccess'],
    ['Burg', 'Castles / '],
    ['аэропорт', 'Airports / '],
    ['αεροδρόμιο', 'Airports / '],
    ['हवाई अड्डा', 'Airports / '],
    ['रेलवे स्टेशन', 'Stations / '],
    ['公園', 'Parks / '],
    ['薬局', 'Pharmacies / '],
  ])('%s: asked in another language, it is the same', (question, expected) => {
    expect(read(`${question} leeds`)).toBe(`${expected} / ${LEEDS} / `);
  });

  it('is read as it stands in Japanese, with no space between a town and what is there', () => {
    expect(read('リーズ駅')).toBe(`Stations /  / ${LEEDS} / `);
    expect(read('リーズ城')).toBe(`Castles /  / ${LEEDS} / `);
  });

  it.each(['ramen', 'source', 'parsons', 'adventures', 'sounds', 'tranquil', 'costa', 'burger'])(
    '%s is no slip for a word of another language',
    (word) => expect(understandQuestion(`${word} leeds`, book).wishes).toEqual([]),
  );
});
