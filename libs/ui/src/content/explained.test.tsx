import { render } from '@testing-library/react';
import { Explained } from './explained';

const shown = (text: string) => render(<Explained>{text}</Explained>).container;

describe('a text with abbreviations and foreign words', () => {
  it('reads as before, with each abbreviation in words', () => {
    const text = 'Claims under section 21(5) AGG, and the law of the EU.';
    const container = shown(text);
    expect(container).toHaveTextContent(text);
    expect([...container.querySelectorAll('abbr')].map(({ title }) => title)).toEqual([
      'General Equal Treatment Act',
      'European Union',
    ]);
  });

  it('says in which language its foreign words are', () => {
    const container = shown('File an objection (Widerspruch) with the Antidiskriminierungsstelle des Bundes.');
    expect(
      [...container.querySelectorAll('[lang]')].map((word) => [word.getAttribute('lang'), word.textContent]),
    ).toEqual([
      ['de', 'Widerspruch'],
      ['de', 'Antidiskriminierungsstelle des Bundes'],
    ]);
  });

  it('takes the longest that fits, and no part of another word', () => {
    expect(
      [...shown('CC-BY-4.0, MITTEN, AAA and EUTB').querySelectorAll('abbr')].map(({ textContent }) => textContent),
    ).toEqual(['CC-BY-4.0', 'AAA', 'EUTB']);
  });
});
