import {
  correctedSchema,
  lineSchema,
  paragraphsSchema,
  hiddenContentSchema,
  storedEmailSchema,
} from '@waymark/contracts-core';
import { z } from 'zod';
import { currentUserSchema } from './session';
import {
  ACCESSIBILITY_LIST_NAMES,
  ACCESSIBILITY_LISTS as LISTS,
  type AccessibilityList,
  FAVORITE_VENUE_TYPES,
  INTERESTS,
  PROFILE_VISIBILITIES,
  TRAVEL_STYLES,
  VERIFICATION_STATUSES,
} from './profile-options';

export const PUBLIC_BIO_MAX = 1000;
export const LOCATION_MAX = 100;

/** Returns a schema for a list with each option at most once, in the order sent. */
const listOf = <const T extends readonly [string, ...string[]]>(options: T) =>
  z
    .array(z.enum(options, 'Choose from the list.'), 'Choose from the list.')
    .max(options.length * 2, 'Choose from the list.')
    .transform((chosen) => [...new Set(chosen)]);

const flag = (message = 'Please answer yes or no.') =>
  z.union([z.boolean(), z.literal([0, 1])], message).transform((value) => value === true || value === 1);

/** Body of PUT /api/profile/public. Only staff and the server set everything else (badges, points, role). */
export const publicProfileSchema = z.object({
  publicBio: paragraphsSchema(PUBLIC_BIO_MAX),
  interests: listOf(INTERESTS),
  profileVisibility: z.enum(PROFILE_VISIBILITIES, 'Choose public or private.'),
  showLocation: flag(),
  showEmail: flag(),
  travelStyle: z
    .union([z.enum(TRAVEL_STYLES), z.literal('')], 'Choose from the list.')
    .nullish()
    .transform((style) => style || null),
  /** Where the member lives, in their own words. If absent, the stored value does not change. */
  location: lineSchema(LOCATION_MAX).optional(),
});
export type PublicProfile = z.output<typeof publicProfileSchema>;
export type PublicProfileForm = z.input<typeof publicProfileSchema>;

/**
 * Body of PUT /api/profile/accessibility: replaces the stored lists. All lists except the venue types are health data.
 */
export const accessibilityProfileSchema = z.object({
  mobilityNeeds: listOf(LISTS.mobilityNeeds).default([]),
  visualNeeds: listOf(LISTS.visualNeeds).default([]),
  hearingNeeds: listOf(LISTS.hearingNeeds).default([]),
  cognitiveNeeds: listOf(LISTS.cognitiveNeeds).default([]),
  favoriteVenueTypes: listOf(FAVORITE_VENUE_TYPES).default([]),
  /** Kinds of disability. If absent, the stored value does not change. */
  disabilityTypes: listOf(LISTS.disabilityTypes).optional(),
  /** Must be true the first time that a list of health data is not empty. */
  consentToHealthData: z.boolean('Please answer yes or no.').optional(),
});
export type AccessibilityProfile = z.output<typeof accessibilityProfileSchema>;
export type AccessibilityProfileForm = z.input<typeof accessibilityProfileSchema>;

const count = z.number().int().nonnegative();

const shownToEveryone = {
  id: z.number().int(),
  displayName: z.string(),
  username: z.string(),
  isVerified: z.boolean(),
  isInfluencer: z.boolean(),
  isTopReviewer: z.boolean(),
  /** Always null, because nobody can set an image yet. */
  profileImageUrl: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  reviewCount: count,
  helpfulVotes: count,
  points: count,
};

/** A member in the list of public profiles: name, badges and counts, but no text that the member wrote. */
export const listedProfileSchema = z.object(shownToEveryone);
export type ListedProfile = z.output<typeof listedProfileSchema>;

/** A profile as other members see it. */
export const userProfileSchema = z.object({
  ...shownToEveryone,
  /** The member's description. Both documented names of the field return the same text. */
  bio: z.string(),
  publicBio: z.string(),
  interests: z.array(z.string()),
  travelStyle: z.enum(TRAVEL_STYLES).nullable(),
  /** Null when empty or when the member does not show it. */
  location: z.string().nullable(),
  /** Null unless the member shows it. */
  email: storedEmailSchema.nullable(),
  /** Set when staff corrected this profile. Absent in responses of the previous version. */
  corrected: correctedSchema.nullish(),
});
export type UserProfile = z.output<typeof userProfileSchema>;

const healthLists = Object.fromEntries(ACCESSIBILITY_LIST_NAMES.map((name) => [name, z.array(z.string())])) as Record<
  AccessibilityList,
  z.ZodArray<z.ZodString>
>;

/** The switches and texts of the member's own profile. */
export const ownPublicProfileSchema = z.object({
  publicBio: z.string(),
  interests: z.array(z.string()),
  profileVisibility: z.enum(PROFILE_VISIBILITIES),
  showLocation: z.boolean(),
  showEmail: z.boolean(),
  travelStyle: z.enum(TRAVEL_STYLES).nullable(),
  location: z.string(),
});

/** The member's own needs; no other response contains them. */
export const ownAccessibilityProfileSchema = z.object({ ...healthLists, favoriteVenueTypes: z.array(z.string()) });

/** GET /api/auth/user: the signed-in member, with everything that pages read about the current user. */
export const ownProfileSchema = currentUserSchema.extend({
  ...ownPublicProfileSchema.shape,
  ...ownAccessibilityProfileSchema.shape,
  isInfluencer: z.boolean(),
  isTopReviewer: z.boolean(),
  verificationStatus: z.enum(VERIFICATION_STATUSES),
  profileImageUrl: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  points: count,
  /** Set when staff hide the profile from others. Absent in responses of the previous version. */
  setAside: hiddenContentSchema.nullish(),
  /** Set when staff corrected the public texts. Absent in responses of the previous version. */
  corrected: correctedSchema.nullish(),
  privacySettings: ownPublicProfileSchema.pick({ profileVisibility: true, showLocation: true, showEmail: true }),
});
export type OwnProfile = z.output<typeof ownProfileSchema>;
/** The response as the server returns it. */
export type OwnProfileAnswer = z.input<typeof ownProfileSchema>;
