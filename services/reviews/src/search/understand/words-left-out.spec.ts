import { book, LEEDS, read } from '../../../test/question-book';
import { understandQuestion } from './understand-question';

const leftOut = (question: string) =>
  understandQuestion(question, book).unheld.map((words) => words.map(({ typed }) => typed).join(' '));

describe('words of which no source tells', () => {
  it.each([
    ['hotel off the m6 near leeds', 'Hotels /  / near Leeds(Somewhere) / ', ['m6']],
    ['a1 services leeds', ` /  / ${LEEDS} / services`, ['a1']],
    ['eye clinic at st marys hospital leeds', `Hospitals /  / ${LEEDS} / st marys`, ['eye clinic']],
    ['cosy pub leeds', `Pubs /  / ${LEEDS} / `, ['cosy']],
    ['motorway services m6', 'Motorway services /  /  / ', ['m6']],
    ['special needs school leeds', `Schools /  / ${LEEDS} / `, ['special needs school']],
  ])('%s: they are taken out, and said', (question, expected, words) => {
    expect(read(question)).toBe(expected);
    expect(leftOut(question)).toEqual(words);
  });

  it('are no road where nothing speaks of one', () => expect(leftOut('pub m1')).toEqual([]));
  it('are no department without a hospital', () => expect(leftOut('eye clinic leeds')).toEqual([]));
});
