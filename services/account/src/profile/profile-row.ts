import type { ListedProfile } from '@waymark/contracts-account';

/** A profile as SQL gives it to others: what is hidden has not left the database. */
export type ListedProfileRow = Omit<ListedProfile, 'bio' | 'joinedAt'> & { joinedAt: Date };

export type ProfileRow = ListedProfileRow & { email: string | null };

/** What only the owner gets. */
export interface OwnProfileRow {
  publicBio: string;
  interests: string[];
  favoriteVenueTypes: string[];
  profileVisibility: 'public' | 'private';
  showLocation: boolean;
  showEmail: boolean;
  travelStyle: ListedProfile['travelStyle'];
  location: string;
  accessibilitySealed: string | null;
  isInfluencer: boolean;
  isTopReviewer: boolean;
  verificationStatus: string;
  profileImageUrl: string | null;
  joinedAt: Date;
  points: number;
}
