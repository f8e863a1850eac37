import { asTyped, typedQuestion } from './typed-words';

const shown = (question: string, from: number, to?: number): string => {
  const asked = typedQuestion(question);
  return asTyped(asked, asked.words.slice(from, to));
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
});
