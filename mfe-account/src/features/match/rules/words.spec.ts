import { evidenceWords, isOld } from './evidence-words';
import { fact, facts } from './sample-facts';
import { standingOf } from './standing';
import { summaryWords } from './summary-words';

type Fact = ReturnType<typeof fact>;

const known = (
  one: Fact,
  statedBy: { name: string; date: string } | null = { name: 'open-data', date: '2026-11-20' },
) => standingOf(facts({ LiftAccess: one }, 'restaurant', { statedBy }), 'LiftAccess');

describe('the evidence in words (A10.62)', () => {
  it.each([
    [fact(1), 'Listed as available, as of Nov 20, 2026. Nobody has confirmed it yet.'],
    [fact(2), 'Listed as not available, as of Nov 20, 2026. Nobody has confirmed it yet.'],
    [fact(0), 'Nobody has told us yet.'],
    [fact(3), 'Our sources say that this does not apply here.'],
    [fact(1, 5, 1), '5 of 6 people agree that it is there (most recent: Jan 5, 2026).'],
    [fact(1, 6, 0), '6 people agree that it is there (most recent: Jan 5, 2026).'],
    [fact(1, 1, 0), '1 person agrees that it is there, Jan 5, 2026.'],
    [fact(0, 2, 0), '2 people say it is there (most recent: Jan 5, 2026).'],
    [fact(0, 0, 1), '1 person says it is not there, Jan 5, 2026.'],
    [fact(1, 1, 4), 'Listed as available, but 4 of 5 people say it is not there (most recent: Jan 5, 2026).'],
    [fact(2, 0, 3), '3 people agree that it is not there (most recent: Jan 5, 2026).'],
    [fact(2, 3, 0), 'Listed as not available, but 3 people say it is there (most recent: Jan 5, 2026).'],
    [fact(2, 1, 0), 'Listed as not available, but 1 person says it is there, Jan 5, 2026.'],
    [fact(1, 3, 2), '3 of 5 people say yes (most recent: Jan 5, 2026).'],
    [fact(2, 1, 1), 'Listed as not available. 1 says yes, 1 says no (most recent: Jan 5, 2026).'],
  ])('%j', (one, words) => expect(evidenceWords(known(one))).toBe(words));

  it('says that an answer is of today', () => {
    const today = new Date('2026-01-05T23:00:00Z');
    expect(evidenceWords(known(fact(1, 1, 0)), today)).toBe('1 person agrees that it is there, today.');
    expect(evidenceWords(known(fact(1, 2, 1)), today)).toBe('2 of 3 people say yes (most recent: today).');
  });

  it('says what is there in part, and what is out of order for now', () => {
    expect(evidenceWords(known(fact(0, 0, 0, { partly: true })))).toBe(
      'Listed as partly available, as of Nov 20, 2026. Nobody has confirmed it yet.',
    );
    const out = facts({ LiftAccess: fact(1, 4, 0) }, 'hotel', { outOfOrder: ['LiftAccess'] });
    expect(evidenceWords(standingOf(out, 'LiftAccess'))).toBe(
      'People who have been there say it is out of order for now.',
    );
  });

  it('gives no date where none is known', () => {
    expect(evidenceWords(known(fact(1), null))).toBe('Listed as available. Nobody has confirmed it yet.');
  });
});

describe('old evidence', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const answered = (newestAnswerAt: string) => known(fact(1, 1, 0, { newestAnswerAt }));
  it('is older than two years', () => {
    expect(isOld(answered('2024-11-21T11:59:59Z'), now)).toBe(true);
    expect(isOld(answered('2024-11-21T12:00:01Z'), now)).toBe(false);
    expect(isOld(known(fact(1), { name: 'open-data', date: '2017-01-12' }), now)).toBe(true);
  });
  it('does not include unknown features', () => expect(isOld(known(fact(0)), now)).toBe(false));
});

describe('the answer in one line', () => {
  it.each([
    [
      ['meets', 'meets', 'meets', 'meets', 'does-not-meet', 'unknown'],
      'Meets 4 of 6 of your needs, 1 not met, 1 unknown',
    ],
    [['meets', 'meets'], 'Meets both of your needs'],
    [['unknown', 'unknown'], 'We do not yet know whether this place meets either of your needs'],
    [['unknown', 'unknown', 'unknown'], 'We do not yet know whether this place meets any of your 3 needs'],
    [['unknown', 'does-not-meet'], 'Meets 0 of 2 of your needs, 1 not met, 1 unknown'],
    [['meets', 'does-not-apply'], 'Meets 1 of 2 of your needs, 1 does not apply here'],
    [['meets', 'partly', 'unknown'], 'Meets 1 of 3 of your needs, 1 partly, 1 unknown'],
    [['partly'], 'Partly meets your need'],
    [['meets'], 'Meets your need'],
    [['does-not-meet'], 'Does not meet your need'],
    [['unknown'], 'We do not yet know whether this place meets your need'],
    [['does-not-apply'], 'Your need does not apply here'],
  ] as const)('%j', (verdicts, words) => expect(summaryWords(verdicts)).toBe(words));
});
