/** Props of a slot on a member's profile. */
export interface ProfileSlotProps {
  memberId: number;
  displayName: string;
}

/** The slots of account's pages and the props of their components. */
export interface AccountSlots {
  /** Slot on a member's profile: their badges, the reason for each, and how members earn points. */
  'profile-badges': ProfileSlotProps;
  /**
   * Slot on another member's profile: follow, mute and block, and the lists of followers. On your own profile: your
   * lists.
   */
  'profile-follow': ProfileSlotProps;
  /** Slot on a member's profile: their published reviews. */
  'profile-reviews': ProfileSlotProps;
  /** Slot on a member's profile: their published trip blogs. */
  'profile-trips': ProfileSlotProps;
  /** Slot on your own profile: the footpath problems that you reported. Others do not see them. */
  'profile-footpath-reports': ProfileSlotProps;
}
