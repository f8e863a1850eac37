import { book, LEEDS, read } from '../../../test/question-book';
import { understandQuestion } from './understand-question';

describe('what stands beside what is looked for', () => {
  it.each([
    ['leeds station coffee', 'Cafés /  / near "leeds station" / '],
    ['leeds station disabled toilet', 'Public toilets / AccessibleToilets / near "leeds station" / '],
    ['queen elizabeth hospital york cafe', 'Cafés /  / near "queen elizabeth hospital york" / '],
    ['royal free hospital pharmacy', 'Pharmacies /  / near "royal free hospital" / '],
    ['university of york cafe', 'Cafés /  / near "university of york" / '],
    ['leeds airport hotel with lift', 'Hotels / LiftAccess / near "leeds airport" / '],
    ['leeds station with a lift', `Stations / LiftAccess / ${LEEDS} / `],
    ['great ormond street hospital cafe', 'Cafés /  / near "great ormond street hospital" / '],
    ['arrowe park hospital cafe', 'Cafés /  / near "arrowe park hospital" / '],
    ['london bridge accessible toilet', 'Public toilets / AccessibleToilets / near "london bridge" / '],
    ['hotels near leeds castle with lift', 'Hotels / LiftAccess / near "leeds castle" / '],
    ['leeds airport changing places', `Airports / AccessibleToilets / ${LEEDS} / `],
    ['does leeds station have accessible toilets', `Stations / AccessibleToilets / ${LEEDS} / `],
    ['university hospital leeds', `Hospitals /  / ${LEEDS} / university`],
  ])('%s: a landmark before it says where', (question, expected) => {
    expect(read(question)).toBe(expected);
  });

  it.each([
    ['pub with garden and disabled toilet leeds', ['garden'], `Pubs / AccessibleToilets / ${LEEDS} / `],
    ['hotel with a sauna leeds', ['sauna'], `Hotels /  / ${LEEDS} / `],
    ['leeds pub with log fire', ['log fire'], `Pubs /  / ${LEEDS} / `],
    ['pub with log fire in york', ['log fire'], 'Pubs /  / in York(Somewhere) / '],
    ['pub with garden headingley', ['garden'], 'Pubs /  /  / headingley'],
    ['st james park leeds parking', ['parking'], `Parks /  / ${LEEDS} / st james`],
    ['cinema with audio description leeds', [], `Cinemas / AudioDescription / ${LEEDS} / `],
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
    ['toiled anabl leeds', `Public toilets / AccessibleToilets / ${LEEDS} / `],
    ['toaleta dla niepełnosprawnych leeds', `Public toilets / AccessibleToilets / ${LEEDS} / `],
    ['lgi leeds', ` /  / ${LEEDS} / leeds general infirmary`],
  ])('%s', (question, expected) => {
    expect(read(question)).toBe(expected);
  });
});
