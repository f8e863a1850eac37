import { z } from 'zod';
import { correctedSchema, setAsideSchema, storedEmailSchema } from '@waymark/contracts-core';
import { currentUserSchema } from './current-user';
import {
  PROFILE_VISIBILITIES,
  TRAVEL_STYLES,
  VERIFICATION_STATUSES,
  ACCESSIBILITY_LIST_NAMES,
  type AccessibilityList,
} from './profile-options';

const count = z.number().int().nonnegative();

const shownToEveryone = {
  id: z.number().int(),
  displayName: z.string(),
  username: z.string(),
  isVerified: z.boolean(),
  isInfluencer: z.boolean(),
  isTopReviewer: z.boolean(),
  /** Nobody can set one yet. */
  profileImageUrl: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  reviewCount: count,
  helpfulVotes: count,
  points: count,
};

/** A member in the list of public profiles: name, badges and counts, nothing that they told of themselves. */
export const listedProfileSchema = z.object(shownToEveryone);
export type ListedProfile = z.output<typeof listedProfileSchema>;

/** A profile as other members read it. */
export const userProfileSchema = z.object({
  ...shownToEveryone,
  /** The same text under both documented names. */
  bio: z.string(),
  publicBio: z.string(),
  interests: z.array(z.string()),
  travelStyle: z.enum(TRAVEL_STYLES).nullable(),
  /** Null when empty or when the member does not show it. */
  location: z.string().nullable(),
  /** Null unless the member shows it. */
  email: storedEmailSchema.nullable(),
  /** Staff corrected what is said here; a service of the version before says nothing of it. */
  corrected: correctedSchema.nullish(),
});
export type UserProfile = z.output<typeof userProfileSchema>;

const healthLists = Object.fromEntries(ACCESSIBILITY_LIST_NAMES.map((name) => [name, z.array(z.string())])) as Record<
  AccessibilityList,
  z.ZodArray<z.ZodString>
>;

/** The switches and texts of the own profile. */
export const ownPublicProfileSchema = z.object({
  publicBio: z.string(),
  interests: z.array(z.string()),
  profileVisibility: z.enum(PROFILE_VISIBILITIES),
  showLocation: z.boolean(),
  showEmail: z.boolean(),
  travelStyle: z.enum(TRAVEL_STYLES).nullable(),
  location: z.string(),
});

/** Own needs, for the member alone: in no other answer. */
export const ownAccessibilityProfileSchema = z.object({ ...healthLists, favoriteVenueTypes: z.array(z.string()) });

/** GET /api/auth/user: the signed-in member with everything that S2 reads of the current user. */
export const ownProfileSchema = currentUserSchema.extend({
  ...ownPublicProfileSchema.shape,
  ...ownAccessibilityProfileSchema.shape,
  isInfluencer: z.boolean(),
  isTopReviewer: z.boolean(),
  verificationStatus: z.enum(VERIFICATION_STATUSES),
  profileImageUrl: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  points: count,
  /** Staff keep the profile from others; a service of the version before says nothing of it. */
  setAside: setAsideSchema.nullish(),
  /** Staff corrected the public words; likewise. */
  corrected: correctedSchema.nullish(),
  privacySettings: ownPublicProfileSchema.pick({ profileVisibility: true, showLocation: true, showEmail: true }),
});
export type OwnProfile = z.output<typeof ownProfileSchema>;
/** As the server answers it. */
export type OwnProfileAnswer = z.input<typeof ownProfileSchema>;
