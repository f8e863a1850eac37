import type { ListedProfile, OwnProfileAnswer, UserProfile } from '@waymark/contracts-account';
import type { Member } from '../member/member';
import { toCurrentUser } from '../member/member.mapper';
import type { HealthLists } from './accessibility-box';
import type { ListedProfileRow, OwnProfileRow, ProfileRow } from './profile.repository';

export function toListedProfile({ joinedAt, ...row }: ListedProfileRow): ListedProfile {
  return { ...row, joinedAt: joinedAt.toISOString() };
}

/** Maps a profile. Only the member's own one links to the statement of reasons. */
export function toUserProfile({ joinedAt, correctedAt, ...row }: ProfileRow): UserProfile {
  const corrected = correctedAt && { at: correctedAt.toISOString(), statementId: null };
  return { ...row, bio: row.publicBio, joinedAt: joinedAt.toISOString(), corrected };
}

/** Returns everything that a member sees of their own profile. */
export function toOwnProfile(
  member: Member,
  { accessibilitySealed: _, joinedAt, ...row }: OwnProfileRow,
  lists: HealthLists,
): OwnProfileAnswer {
  const { profileVisibility, showLocation, showEmail } = row;
  return {
    ...toCurrentUser(member),
    ...row,
    ...lists,
    joinedAt: joinedAt.toISOString(),
    privacySettings: { profileVisibility, showLocation, showEmail },
  };
}
