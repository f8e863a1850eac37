/** What a slot on a member's profile is told. */
export interface ProfileSlotProps {
  memberId: number;
  displayName: string;
}

/** The slots of the account slice and the props that their components get. */
export interface AccountSlots {
  /** On a member's profile: their badges, each with its reason, and how points are earned. */
  'profile-badges': ProfileSlotProps;
  /** On a member's profile, under who they are: follow, mute and block them, and who follows whom. On one's own: one's lists. */
  'profile-follow': ProfileSlotProps;
  /** On a member's profile: the reviews that they published. */
  'profile-reviews': ProfileSlotProps;
  /** On a member's profile: the trip blogs that they published. */
  'profile-trips': ProfileSlotProps;
  /** On one's own profile: the footpath problems that one reported. Others see nothing of it. */
  'profile-footpath-reports': ProfileSlotProps;
}
