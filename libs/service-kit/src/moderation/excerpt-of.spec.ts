import { excerptOf } from './excerpt-of';

const photo = { url: '/p', width: 1, height: 1, description: 'The kerb' };
const text = (words: string) => ({ label: 'Review', text: words });

describe('how reported content begins', () => {
  it('is its first text on one line', () =>
    expect(excerptOf({ texts: [text(' '), text('First\n line'), text('Second')], photos: [] })).toBe('First line'));

  it('is cut between letters, none of them in two', () => {
    expect(excerptOf({ texts: [text('🦽'.repeat(161))], photos: [] })).toBe(`${'🦽'.repeat(160)}…`);
    expect(excerptOf({ texts: [text('a'.repeat(160))], photos: [] })).toBe('a'.repeat(160));
  });

  it('is what a photo shows where there are no words', () => {
    expect(excerptOf({ texts: [], photos: [photo] })).toBe('The kerb');
    expect(excerptOf({ texts: [], photos: [] })).toBe('');
  });
});
