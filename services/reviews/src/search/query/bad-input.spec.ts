import { best, book, read } from '../../../test/question-book';
import { parseQuestion } from './parse';

describe('what nobody means as a question', () => {
  it.each(['', '%%', '!!', '""', '   '])('asks for nothing: "%s"', (question) =>
    expect(read(question)).toBe(' /  /  / '),
  );

  it('of only small words asks for nothing', () => expect(read('where can you find me some')).toBe(' /  /  / '));

  it('of one letter is a name', () => expect(read('x')).toBe(' /  /  / x'));

  it('of 200 words is read as far as it says what it wants', () =>
    expect(read(`theatre leeds ${'word '.repeat(200)}`)).toContain('Theatres / '));

  it('of 40 pictures asks for what they show, once', () =>
    expect(read('♿'.repeat(40))).toBe(' / WheelchairAccess /  / '));

  it('of nested quotes is what stands in them', () => expect(read('“‘pub’ "in" leeds”')).toContain('Pubs / '));

  it('of mixed scripts is read word by word', () => expect(best('музей leeds').kind?.label).toBe('Museums'));
});

describe('a name that is a kind', () => {
  it('stays possible as a name, for the engine to decide', () =>
    expect(parseQuestion('hospital club', book).parses.map(({ name }) => name)).toContain('hospital club'));
});
