import { z } from 'zod';
import { defineEndpoint, idParamSchema, pageQuerySchema } from '@waymark/contracts-core';
import { accessibilityProfileSchema, publicProfileSchema } from './profile';
import { changeNameSchema } from './profile-name';
import { listedProfileSchema, ownProfileSchema, userProfileSchema } from './profile-views';

export const listUserProfiles = defineEndpoint({
  name: 'listUserProfiles',
  method: 'GET',
  path: '/api/user-profiles',
  summary:
    'Members with a public profile, newest first; X-Total-Count and Link carry the rest. Names, badges and counts only.',
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
    'A profile as other members read it. Private, suspended and unknown ones answer alike; one that staff hid says so; the own one always answers.',
  // S2 section 6: visitors cannot view profiles.
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
  summary: 'What others read of the signed-in member, and who may.',
  access: 'member',
  body: publicProfileSchema,
  response: ownProfileSchema,
  status: 200,
});

export const putAccessibilityProfile = defineEndpoint({
  name: 'putAccessibilityProfile',
  method: 'PUT',
  path: '/api/profile/accessibility',
  summary: "The signed-in member's own accessibility lists: health data, stored encrypted, seen by nobody else.",
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
  summary: 'Another display name or username. Reviews keep the name that they were written under.',
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
