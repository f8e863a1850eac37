import { z } from 'zod';
import { lineSchema, paragraphsSchema } from '@waymark/contracts-core';
import {
  FAVORITE_VENUE_TYPES,
  INTERESTS,
  PROFILE_VISIBILITIES,
  TRAVEL_STYLES,
  ACCESSIBILITY_LISTS as LISTS,
} from './profile-options';

export const PUBLIC_BIO_MAX = 1000;
export const LOCATION_MAX = 100;

/** Each option at most once, in the order given. */
const listOf = <const T extends readonly [string, ...string[]]>(options: T) =>
  z
    .array(z.enum(options, 'Choose from the list.'), 'Choose from the list.')
    .max(options.length * 2, 'Choose from the list.')
    .transform((chosen) => [...new Set(chosen)]);

const flag = (message = 'Please answer yes or no.') =>
  z.union([z.boolean(), z.literal([0, 1])], message).transform((value) => value === true || value === 1);

/** Body of PUT /api/profile/public. Everything else (badges, points, role) is for staff and the server to set. */
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
  /** Where the member lives, in their words; left out = stays as it is. */
  location: lineSchema(LOCATION_MAX).optional(),
});
export type PublicProfile = z.output<typeof publicProfileSchema>;
export type PublicProfileForm = z.input<typeof publicProfileSchema>;

/** Body of PUT /api/profile/accessibility: replaces what was there. All lists but the venue types are health data. */
export const accessibilityProfileSchema = z.object({
  mobilityNeeds: listOf(LISTS.mobilityNeeds).default([]),
  visualNeeds: listOf(LISTS.visualNeeds).default([]),
  hearingNeeds: listOf(LISTS.hearingNeeds).default([]),
  cognitiveNeeds: listOf(LISTS.cognitiveNeeds).default([]),
  favoriteVenueTypes: listOf(FAVORITE_VENUE_TYPES).default([]),
  /** Not in S2's payload: left out = stays as it is. */
  disabilityTypes: listOf(LISTS.disabilityTypes).optional(),
  /** True the first time that a list of health data is not empty. */
  consentToHealthData: z.boolean('Please answer yes or no.').optional(),
});
export type AccessibilityProfile = z.output<typeof accessibilityProfileSchema>;
export type AccessibilityProfileForm = z.input<typeof accessibilityProfileSchema>;
