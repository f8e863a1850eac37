import type { ListedProfile, OwnProfile, UserProfile } from '@waymark/contracts-account';
import type { Member } from '../member/member';
import { toCurrentUser } from '../member/member.mapper';
import type { HealthLists } from './accessibility-box';
import type { ListedProfileRow, OwnProfileRow, ProfileRow } from './profile-row';

export function toListedProfile({ joinedAt, ...row }: ListedProfileRow): ListedProfile {
  return { ...row, bio: row.publicBio, joinedAt: joinedAt.toISOString() };
}

export function toUserProfile({ email, ...row }: ProfileRow): UserProfile {
  return { ...toListedProfile(row), email };
}

/** Everything that a member sees of themselves. */
export function toOwnProfile(member: Member, { accessibilitySealed: _, joinedAt, ...row }: OwnProfileRow, lists: HealthLists): OwnProfile {
  const { profileVisibility, showLocation, showEmail } = row;
  return {
    ...toCurrentUser(member),
    ...row,
    ...lists,
    joinedAt: joinedAt.toISOString(),
    privacySettings: { profileVisibility, showLocation, showEmail },
  };
}
