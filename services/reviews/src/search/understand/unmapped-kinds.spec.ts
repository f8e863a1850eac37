import { book, LEEDS, read } from '../../../test/question-book';
import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import { understandQuestion } from './understand-question';

const unmapped = (question: string) => understandQuestion(question, book).unmapped;

describe('a kind of place that no source lists', () => {
  it.each([
    ['vets leeds', 'vets', ` /  / ${LEEDS} / veterinary`],
    ['wheelchair friendly vet in york', 'vet', ' / WheelchairAccess / in York(Somewhere) / veterinary'],
    ['animal hospital leeds', 'animal hospital', ` /  / ${LEEDS} / veterinary`],
    ['food banks near leeds', 'food banks', ' /  / near Leeds(Somewhere) / food bank'],
    ['registry office', 'registry office', ' /  /  / register office'],
    ['hospital leeds', null, `Hospitals /  / ${LEEDS} / `],
  ])('%s is looked for in names', (question, typed, expected) => {
    expect([unmapped(question), read(question)]).toEqual([typed, expected]);
  });

  it('is no kind that has places', () =>
    expect(['vets', 'care home', 'crematorium', 'taxi'].filter((phrase) => KIND_PHRASES.has(phrase))).toEqual([]));
});
