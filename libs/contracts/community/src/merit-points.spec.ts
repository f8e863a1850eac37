import { BADGE_RULES, badgeReason, BADGES, INFLUENCER_RULE, meritOf, type MeritSum } from './merit-rules';

const sum = (kind: MeritSum['kind'], of: Partial<MeritSum> = {}): MeritSum => ({
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
    expect(meritOf([], 0)).toEqual({ points: 0, helpfulVotes: 0, badges: [], isInfluencer: false });
  });

  it('follow the table: what is counted of a day, and what others gave within its most', () => {
    const sums = [
      sum('review', { things: 12, counted: 10, given: 130, givenCounted: 120, thanked: 3 }),
      sum('trip', { given: 4, givenCounted: 4, thanked: 1 }),
      sum('answer', { things: 3, counted: 3 }),
    ];
    expect(meritOf(sums, 0)).toMatchObject({ points: 10 * 10 + 2 * 120 + 10 + 4 + 3, helpfulVotes: 130 });
  });
});

describe('a badge', () => {
  it('comes with the number that its reason tells, of everything that is there', () => {
    const { badges } = meritOf([sum('review', { things: 40, counted: 30, given: 20, thanked: 12 })], 0);
    expect(badges).toEqual([{ badge: 'helpful-reviewer', count: 12 }]);
    expect(badgeReason('helpful-reviewer', 12)).toBe('12 reviews that others found helpful');
  });

  it('is not there below its number', () => {
    expect(meritOf([sum('trip', { things: BADGE_RULES['trip-writer'].from - 1 })], 0).badges).toEqual([]);
  });

  it.each(BADGES)('%s is for more than one thing, as its words say', (badge) => {
    expect(BADGE_RULES[badge].from).toBeGreaterThan(1);
  });
});

it('an influencer is whom many follow and many thanked, both', () => {
  const { followers, given } = INFLUENCER_RULE;
  const thanked = [sum('review', { given: given - 1 }), sum('trip', { given: 1 })];
  expect(meritOf(thanked, followers).isInfluencer).toBe(true);
  expect(meritOf(thanked, followers - 1).isInfluencer).toBe(false);
  expect(meritOf([sum('review', { given: given - 1 })], followers).isInfluencer).toBe(false);
});
