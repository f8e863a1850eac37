import { z } from 'zod';
import { defineEndpoint, idParamSchema, pageQuerySchema } from '@waymark/contracts-core';
import {
  accessibilityProfileSchema,
  listedProfileSchema,
  ownProfileSchema,
  publicProfileSchema,
  userProfileSchema,
} from './profile';
import { changeNameSchema } from './profile-name';

export const listUserProfiles = defineEndpoint({
  name: 'listUserProfiles',
  method: 'GET',
  path: '/api/user-profiles',
  summary:
    'Members with a public profile, newest first; X-Total-Count has the total, and Link leads to more pages. Names, badges and counts only.',
  access: 'visitor',
  query: pageQuerySchema,
  response: z.array(listedProfileSchema),
  status: 200,
});

export const getUserProfile = defineEndpoint({
  name: 'getUserProfile',
  method: 'GET',
  path: '/api/user-profiles/:id',
  summary:
    'A profile as other members see it. The response is the same for private, suspended and unknown profiles. A profile that staff have hidden says so, and members can always see their own.',
  // For members only; visitors cannot view profiles.
  access: 'member',
  params: z.object({ id: idParamSchema }),
  response: userProfileSchema,
  status: 200,
  problems: ['profile.not-found', 'content.hidden', 'content.removed'],
});

export const putPublicProfile = defineEndpoint({
  name: 'putPublicProfile',
  posts: true,
  method: 'PUT',
  path: '/api/profile/public',
  summary: 'What others can read about the logged-in member, and who can read it.',
  access: 'member',
  body: publicProfileSchema,
  response: ownProfileSchema,
  status: 200,
});

export const putAccessibilityProfile = defineEndpoint({
  name: 'putAccessibilityProfile',
  method: 'PUT',
  path: '/api/profile/accessibility',
  summary: "The logged-in member's own accessibility lists: health data, stored encrypted, seen by nobody else.",
  access: 'member',
  body: accessibilityProfileSchema,
  response: ownProfileSchema,
  status: 200,
});

export const changeName = defineEndpoint({
  name: 'changeName',
  posts: true,
  method: 'PUT',
  path: '/api/profile/name',
  summary: 'Changes the display name or username. Reviews keep the name that they were written under.',
  access: 'member',
  body: changeNameSchema,
  response: ownProfileSchema,
  status: 200,
});

export const PROFILE_ENDPOINTS = [
  listUserProfiles,
  getUserProfile,
  putPublicProfile,
  putAccessibilityProfile,
  changeName,
] as const;
