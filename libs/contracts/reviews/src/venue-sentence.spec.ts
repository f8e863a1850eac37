import { readingGrade } from './test-support/reading-grade';
import { VENUE_SENTENCE_CASES } from './test-support/venue-sentence-cases';
import { venueSentence, venueSentences } from './venue-sentence';

const NOW = new Date('2026-11-23T12:00:00Z');

describe('the one sentence of a venue (SV29)', () => {
  it.each(VENUE_SENTENCE_CASES)('%s', (_name, given, words) => expect(venueSentence(given, NOW)).toBe(words));

  it('has at most four sentences, and a notice on top', () => {
    for (const [name, given] of VENUE_SENTENCE_CASES)
      expect([name, venueSentences(given, NOW).length <= 4 + given.notices.length]).toEqual([name, true]);
  });

  it('can be read by a child of eleven, in every case that is not a stranger’s own words', () => {
    // Four words are too few for a grade.
    const readable = ([name, , words]: (typeof VENUE_SENTENCE_CASES)[number]) =>
      !name.startsWith('a hostile notice') && words.split(' ').length > 4;
    const grades = VENUE_SENTENCE_CASES.filter(readable).map(([name, , words]) => [name, readingGrade(words)] as const);
    expect(grades.filter(([, grade]) => grade > 6)).toEqual([]);
  });

  it('says which sentences tell of something that is not there', () => {
    const given = VENUE_SENTENCE_CASES.find(([name]) => name === 'everything at once');
    expect(given && venueSentences(given[1], NOW).map(({ weight }) => weight)).toEqual([
      'against',
      'plain',
      'against',
      'plain',
      'plain',
    ]);
  });
});
