import { cellFault, cut, idCell, textCell } from './text-cell';

describe('a cell as text', () => {
  it.each([
    ['Bar \\& Kitchen', 'Bar & Kitchen'],
    ['Fish &amp; Chips', 'Fish & Chips'],
    ['CafÃ© ', 'Café'],
    ['="0123"', '0123'],
    ['two\r\n lines\u200b', 'two lines'],
    ['نمی\u200cدانم', 'نمی\u200cدانم'],
    [' ', null],
  ])('%j is %j', (given, text) => expect(textCell(given)).toBe(text));

  it('that is an id stays what it is: another id is another place', () => {
    expect(idCell(' A\\&1 &amp; ')).toBe('A\\&1 &amp;');
  });

  it.each([
    ['=HYPERLINK("x")', 'formula'],
    ['Qcaf\ufffd', 'Letters of this text were lost'],
  ])('%j is refused', (given, why) => expect(cellFault(given)).toMatch(why));

  it('is never cut within a letter', () => expect(cut('ab😀', 3)).toBe('ab'));
});
