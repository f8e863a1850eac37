import {
  BADGE_RULES,
  badgeReason,
  BADGES,
  INFLUENCER_RULE,
  reputationOf,
  type ReputationSum,
} from './reputation-rules';

const sum = (kind: ReputationSum['kind'], of: Partial<ReputationSum> = {}): ReputationSum => ({
  kind,
  things: 1,
  counted: 1,
  given: 0,
  givenCounted: 0,
  thanked: 0,
  ...of,
});

describe('points (C8.1)', () => {
  it('are nothing for nothing', () => {
    expect(reputationOf([], 0)).toEqual({ points: 0, helpfulVotes: 0, badges: [], isInfluencer: false });
  });

  it('follow the table: what is counted of a day, and what others gave within its most', () => {
    const sums = [
      sum('review', { things: 12, counted: 10, given: 130, givenCounted: 120, thanked: 3 }),
      sum('trip', { given: 4, givenCounted: 4, thanked: 1 }),
      sum('answer', { things: 3, counted: 3 }),
    ];
    expect(reputationOf(sums, 0)).toMatchObject({ points: 10 * 10 + 2 * 120 + 10 + 4 + 3, helpfulVotes: 130 });
  });
});

describe('a badge', () => {
  it('comes with the number that its reason tells, of everything that is there', () => {
    const { badges } = reputationOf([sum('review', { things: 40, counted: 30, given: 20, thanked: 12 })], 0);
    expect(badges).toEqual([{ badge: 'helpful-reviewer', count: 12 }]);
    expect(badgeReason('helpful-reviewer', 12)).toBe('12 reviews that others found helpful');
  });

  it('is not there below its number', () => {
    expect(reputationOf([sum('trip', { things: BADGE_RULES['trip-writer'].from - 1 })], 0).badges).toEqual([]);
  });

  it.each(BADGES)('%s is for more than one thing, as its words say', (badge) => {
    expect(BADGE_RULES[badge].from).toBeGreaterThan(1);
  });
});

it('an influencer needs both many followers and many votes', () => {
  const { followers, given } = INFLUENCER_RULE;
  const thanked = [sum('review', { given: given - 1 }), sum('trip', { given: 1 })];
  expect(reputationOf(thanked, followers).isInfluencer).toBe(true);
  expect(reputationOf(thanked, followers - 1).isInfluencer).toBe(false);
  expect(reputationOf([sum('review', { given: given - 1 })], followers).isInfluencer).toBe(false);
});
