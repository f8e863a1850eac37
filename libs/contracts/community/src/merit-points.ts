import {
  BADGE_RULES,
  BADGES,
  INFLUENCER_RULE,
  type MeritBadge,
  type MeritCounts,
  MERIT_RULES,
  type MeritKind,
} from './merit-rules';

/** Things of one kind that are there. */
export interface MeritSum {
  kind: MeritKind;
  things: number;
  /** Things, without those beyond the most of their day. */
  counted: number;
  /** Votes or likes that they were given. */
  given: number;
  /** The same, without those beyond the most of each thing. */
  givenCounted: number;
  /** Things that were given any. */
  thanked: number;
}

export interface Merit {
  points: number;
  helpfulVotes: number;
  badges: { badge: MeritBadge; count: number }[];
  isInfluencer: boolean;
}

/** Points and badges by the table, whatever came in between. */
export function meritOf(sums: readonly MeritSum[], followers: number): Merit {
  const counts = countsOf(sums);
  const points = sums.reduce((sum, of) => sum + pointsOf(of), 0);
  const badges = BADGES.map((badge) => ({ badge, count: counts[BADGE_RULES[badge].count] })).filter(
    ({ badge, count }) => count >= BADGE_RULES[badge].from,
  );
  const given = counts.helpfulVotes + counts.tripLikes;
  const isInfluencer = followers >= INFLUENCER_RULE.followers && given >= INFLUENCER_RULE.given;
  return { points, helpfulVotes: counts.helpfulVotes, badges, isInfluencer };
}

function pointsOf({ kind, counted, givenCounted }: MeritSum): number {
  const { points, given } = MERIT_RULES[kind];
  return points * counted + (given?.points ?? 0) * givenCounted;
}

function countsOf(sums: readonly MeritSum[]): MeritCounts {
  const of = (kind: MeritKind) => sums.find((sum) => sum.kind === kind);
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
