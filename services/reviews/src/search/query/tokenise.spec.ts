import { book } from '../../../test/question-book';
import { asTyped, tokenise, without, wordsOf } from './tokenise';

const words = (question: string): string => wordsOf(tokenise(question, book).tokens);
const shown = (question: string, from: number, to?: number): string => {
  const asked = tokenise(question, book);
  return asTyped(asked, asked.tokens.slice(from, to));
};

describe('words as they were typed', () => {
  it.each([
    ['Café Müller, Köln', 0, undefined, 'Café Müller Köln'],
    ['होटल दिल्ली', 1, undefined, 'दिल्ली'],
    ['Café -costa', 1, undefined, '-costa'],
    ['♿ café', 0, 1, '♿'],
    ['hotel (Łódź)', 1, undefined, 'Łódź'],
  ])('%s keeps its letters', (question, from, to, expected) => expect(shown(question, from, to)).toBe(expected));

  it('are cut out of a script without spaces', () => expect(shown('ロンドン博物館', 0, 1)).toBe('ロンドン'));

  it('are each shown once, though a hyphen parts them', () =>
    expect(shown('Stow-on-the-Wold pub', 0, 4)).toBe('Stow-on-the-Wold'));

  it('leave the question as it was without some of them', () => {
    const asked = tokenise('step-free pub, in Leeds', book);
    expect(without(asked, asked.tokens.slice(3))).toBe('step-free pub');
  });
});

describe('tokens', () => {
  it.each([
    ['“the “Leeds” pub”', 'the leeds pub'],
    ['#QuietPub leeds', 'quiet pub leeds'],
    ['cafe -costa', 'cafe not costa'],
    ['leeds stn', 'leeds station'],
    ['tescoleeds', 'tesco leeds'],
    ['東京ホテル', '東京 ホテル'],
    ['%% !!', ''],
  ])('of %s are %s', (question, expected) => expect(words(question)).toBe(expected));

  it('end where a question has said what it wants', () =>
    expect(tokenise('word '.repeat(200), book).tokens).toHaveLength(24));

  it('keep a hashtag of the guide whole', () =>
    expect(tokenise('#HearingLoop, leeds', book).tokens.map(({ tag }) => tag?.tag ?? null)).toEqual([
      'HearingLoop',
      null,
    ]));
});
