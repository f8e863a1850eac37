import type { ListedProfile, UserProfile, VerificationStatus } from '@waymark/contracts-account';
import { z } from 'zod';
import { idSchema, momentSchema, type Corrected, type HiddenContent } from '@waymark/contracts-core';

/** Position after a page of the list: when its last member joined, and their ID. */
export const profileCursorSchema = z.tuple([momentSchema, idSchema]);
export type ProfileCursor = z.infer<typeof profileCursorSchema>;

export type ListedProfileRow = Omit<ListedProfile, 'joinedAt'> & { joinedAt: Date };

/** A profile selected for other readers: hidden fields never leave the database. */
export type ProfileRow = Omit<UserProfile, 'bio' | 'joinedAt' | 'corrected'> & {
  joinedAt: Date;
  correctedAt: Date | null;
};

/** Fields for the owner only. */
export interface OwnProfileRow {
  publicBio: string;
  interests: string[];
  favoriteVenueTypes: string[];
  profileVisibility: 'public' | 'private';
  showLocation: boolean;
  showEmail: boolean;
  travelStyle: UserProfile['travelStyle'];
  location: string;
  accessibilitySealed: string | null;
  isInfluencer: boolean;
  isTopReviewer: boolean;
  verificationStatus: VerificationStatus;
  profileImageUrl: string | null;
  joinedAt: Date;
  points: number;
  setAside: HiddenContent | null;
  corrected: Corrected | null;
}
