import { fold, foldGerman } from './fold';

describe('fold', () => {
  it.each([
    ["London King's Cross", 'london kings cross'],
    ['King’s Cross', 'kings cross'],
    ['München Hbf', 'munchen hbf'],
    ['Straße & Café', 'strasse and cafe'],
    ['Saint Pancras', 'st pancras'],
    ['  A--B  ', 'a b'],
  ])('reads %s as %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('writes umlauts out when asked', () => expect(foldGerman('München Süd')).toBe('muenchen sued'));
});
