/** A member's contributions of one kind that still exist. */
export interface ReputationSum {
  kind: ReputationKind;
  things: number;
  /** Number of contributions, up to the daily maximum. */
  counted: number;
  /** Number of votes or likes that they received. */
  given: number;
  /** Number of votes or likes, up to the maximum per contribution. */
  givenCounted: number;
  /** Number of contributions that received at least one vote or like. */
  thanked: number;
}

export interface Reputation {
  points: number;
  helpfulVotes: number;
  badges: { badge: ReputationBadge; count: number }[];
  isInfluencer: boolean;
}

/** Computes points and badges from the totals, so the order of past changes does not matter. */
export function reputationOf(sums: readonly ReputationSum[], followers: number): Reputation {
  const counts = countsOf(sums);
  const points = sums.reduce((sum, of) => sum + pointsOf(of), 0);
  const badges = BADGES.map((badge) => ({ badge, count: counts[BADGE_RULES[badge].count] })).filter(
    ({ badge, count }) => count >= BADGE_RULES[badge].from,
  );
  const given = counts.helpfulVotes + counts.tripLikes;
  const isInfluencer = followers >= INFLUENCER_RULE.followers && given >= INFLUENCER_RULE.given;
  return { points, helpfulVotes: counts.helpfulVotes, badges, isInfluencer };
}

function pointsOf({ kind, counted, givenCounted }: ReputationSum): number {
  const { points, given } = REPUTATION_RULES[kind];
  return points * counted + (given?.points ?? 0) * givenCounted;
}

function countsOf(sums: readonly ReputationSum[]): ReputationCounts {
  const of = (kind: ReputationKind) => sums.find((sum) => sum.kind === kind);
  return {
    helpfulReviews: of('review')?.thanked ?? 0,
    helpfulVotes: of('review')?.given ?? 0,
    footpathReports: of('footpath-report')?.things ?? 0,
    answers: of('answer')?.things ?? 0,
    trips: of('trip')?.things ?? 0,
    tripLikes: of('trip')?.given ?? 0,
    comments: of('comment')?.things ?? 0,
  };
}

/**
 * How members earn points and badges. The server calculates points from this table, and the pages explain it. No zod
 * in this file.
 */

/** The contributions that earn points. */
export const REPUTATION_KINDS = ['review', 'footpath-report', 'answer', 'trip', 'comment'] as const;
export type ReputationKind = (typeof REPUTATION_KINDS)[number];

interface ReputationRule {
  readonly points: number;
  /** Maximum per day (UTC) that earns points. */
  readonly mostADay: number;
  readonly words: string;
  /** Votes or likes from others, each of which earns points. */
  readonly given?: { readonly points: number; readonly mostEach: number; readonly of: string; readonly words: string };
}

/** Removed, declined or withdrawn contributions no longer count, nor do their votes and likes. */
export const REPUTATION_RULES: Readonly<Record<ReputationKind, ReputationRule>> = {
  review: {
    points: 10,
    mostADay: 10,
    words: 'a review that you published',
    given: { points: 2, mostEach: 100, of: 'review', words: 'a member who found your review helpful' },
  },
  trip: {
    points: 10,
    mostADay: 3,
    words: 'a trip that you published',
    given: { points: 1, mostEach: 100, of: 'trip', words: 'a member who likes your trip' },
  },
  'footpath-report': { points: 5, mostADay: 10, words: 'a footpath problem that you reported under your own name' },
  answer: { points: 1, mostADay: 30, words: 'an answer on whether a place is as described' },
  comment: { points: 1, mostADay: 10, words: 'a comment on someone else’s trip, once everyone can read it' },
};

/** The counts that decide a member's badges. */
export interface ReputationCounts {
  helpfulReviews: number;
  helpfulVotes: number;
  footpathReports: number;
  answers: number;
  trips: number;
  tripLikes: number;
  comments: number;
}

interface BadgeRule {
  readonly name: string;
  readonly from: number;
  readonly count: keyof ReputationCounts;
  /** Plural: every badge needs more than one. */
  readonly reason: string;
}

export const BADGES = [
  'helpful-reviewer',
  'path-watcher',
  'fact-checker',
  'trip-writer',
  'trip-guide',
  'good-company',
] as const;
export type ReputationBadge = (typeof BADGES)[number];

export const BADGE_RULES: Readonly<Record<ReputationBadge, BadgeRule>> = {
  'helpful-reviewer': {
    name: 'Helpful reviewer',
    from: 5,
    count: 'helpfulReviews',
    reason: 'reviews that others found helpful',
  },
  'path-watcher': { name: 'Path watcher', from: 5, count: 'footpathReports', reason: 'footpath problems reported' },
  'fact-checker': {
    name: 'Fact checker',
    from: 20,
    count: 'answers',
    reason: 'answers on whether places are as described',
  },
  'trip-writer': { name: 'Trip writer', from: 3, count: 'trips', reason: 'trips published' },
  'trip-guide': { name: 'Trip guide', from: 25, count: 'tripLikes', reason: 'likes from readers of their trips' },
  'good-company': { name: 'Good company', from: 20, count: 'comments', reason: 'comments on other people’s trips' },
};

/** Returns a reason such as "12 reviews that others found helpful". */
export const badgeReason = (badge: ReputationBadge, count: number): string => `${count} ${BADGE_RULES[badge].reason}`;

/** Staff can set or remove the mark regardless of these figures; their decision then overrides them. */
export const INFLUENCER_RULE = { followers: 25, given: 50 } as const;
export const INFLUENCER_WORDS = `Influencer: ${INFLUENCER_RULE.followers} followers, and ${INFLUENCER_RULE.given} votes or likes for what you wrote.`;
