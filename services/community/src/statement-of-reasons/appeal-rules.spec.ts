import { appealEnd, appealRefusal } from './appeal-rules';
import type { StatementOfReasonsRow } from './statement.repository';

const row: StatementOfReasonsRow = {
  id: 7,
  authorId: 5,
  kind: 'review',
  contentId: '31',
  limitedUntil: null,
  path: '/venues/3',
  act: 'hide',
  rule: 'insult',
  facts: 'It calls a waiter names.',
  decidedAt: new Date('2026-01-31T12:00:00Z'),
  isThere: true,
  contentState: 'hidden',
  wasReported: true,
  appealOf: null,
  isLatest: true,
  appealWords: null,
  appealedAt: null,
  appealOutcome: null,
  followedBy: null,
};

describe('whether an author can appeal (F7.3)', () => {
  it.each([
    ['within six months', {}, '2026-07-31T11:00:00Z', null],
    ['after them', {}, '2026-07-31T13:00:00Z', 'appeal.too-late'],
    ['against what an appeal led to', { appealOf: 3 }, '2026-02-01', 'appeal.final'],
    ['a second time', { appealWords: 'No.' }, '2026-02-01', 'appeal.already'],
    ['against what changed nothing', { act: 'keep' as const }, '2026-02-01', 'appeal.nothing'],
    ['against a warning', { act: 'warn' as const }, '2026-02-01', null],
    ['against what a later decision replaced', { isLatest: false }, '2026-02-01', 'appeal.overtaken'],
    ['for what is gone', { isThere: false }, '2026-02-01', 'case.gone'],
  ])('%s', (_, more, now, refusal) => expect(appealRefusal({ ...row, ...more }, new Date(now))).toBe(refusal));

  it('counts months by the calendar', () =>
    expect(appealEnd(new Date('2026-03-15T08:00:00Z'))).toEqual(new Date('2026-09-15T08:00:00Z')));
});
