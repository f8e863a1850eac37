import { book, read } from '../../../test/question-book';
import { understandQuestion } from './understand-question';

const leftOut = (question: string) =>
  understandQuestion(question, book).unheld.map((words) => words.map(({ typed }) => typed).join(' '));

describe('a terminal of an airport', () => {
  it('is its station where trains stop', () => {
    expect(read('heathrow t5 toilets')).toBe('Public toilets /  / near "heathrow terminal 5" / ');
    expect(leftOut('heathrow t5 toilets')).toEqual([]);
  });

  it.each([
    ['gatwick north terminal hotel', 'north terminal', 'Hotels /  /  / gatwick'],
    ['leeds airport terminal 2', 'terminal 2', 'Airports /  / in Leeds(Somewhere) / '],
    ['heathrow t3 toilets', 't3', 'Public toilets /  /  / heathrow'],
  ])('%s: nothing is known of it, which is said', (question, said, expected) => {
    expect([leftOut(question), read(question)]).toEqual([[said], expected]);
  });

  it('is of airports alone', () => expect(leftOut('leeds terminal 2 pub')).toEqual([]));
});
