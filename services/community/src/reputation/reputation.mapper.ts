import { BADGE_RULES, badgeReason, type MemberBadges } from '@waymark/contracts-community';
import type { DueReputation } from './reputation.repository';

export function toMemberBadges(
  memberId: number,
  { points, badges }: Pick<DueReputation, 'points' | 'badges'>,
): MemberBadges {
  // A badge that was removed from the rules is hidden until the member is recounted.
  const known = badges.filter(({ badge }) => badge in BADGE_RULES);
  return {
    memberId,
    points,
    badges: known.map(({ badge, count }) => ({
      badge,
      name: BADGE_RULES[badge].name,
      reason: badgeReason(badge, count),
    })),
  };
}
