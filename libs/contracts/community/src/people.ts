import { defineEndpoint, idParamSchema, pageQuerySchema } from '@waymark/contracts-core';
import { z } from 'zod';

/** Number of people whom one member can follow. */
export const MOST_FOLLOWED = 5_000;

/** A person in a list of members: their profile is public, and they are not suspended. */
export const personSchema = z.object({
  id: z.number().int(),
  displayName: z.string(),
  username: z.string().nullable(),
  isVerified: z.boolean(),
});
export type Person = z.output<typeof personSchema>;

/** A member whom the reader may want to follow, and why. Reasons use only what both show publicly, never a need. */
export const suggestedPersonSchema = personSchema.extend({ reasons: z.array(z.string()) });
export type SuggestedPerson = z.output<typeof suggestedPersonSchema>;

/** A member whom the reader blocked or muted; only the reader sees this. The name is null for a suspended member. */
export const storedApartSchema = z.object({ id: z.number().int(), displayName: z.string().nullable() });
export type StoredApart = z.output<typeof storedApartSchema>;

/**
 * The relation between the reader and a member, and the member's follower counts. Counts include only people whom
 * everybody can see.
 */
export const relationSchema = z.object({
  followers: z.number().int(),
  following: z.number().int(),
  /** Whether the reader follows, mutes or blocks the member. */
  isFollowing: z.boolean(),
  isBlocked: z.boolean(),
  isMuted: z.boolean(),
  /** Whether the member follows the reader. */
  isFollower: z.boolean(),
  /** False for the reader themselves, for a private profile, and for a member whom the reader blocked. */
  mayFollow: z.boolean(),
});
export type Relation = z.output<typeof relationSchema>;

const params = z.object({ id: idParamSchema });
/** Settings of every action: it returns the new relation between the two members. */
const act = { access: 'member', params, response: relationSchema, status: 200 } as const;
const NOT_HERE = 'person.not-found';

export const readRelation = defineEndpoint({
  ...act,
  name: 'readRelation',
  method: 'GET',
  path: '/api/users/:id/relation',
  summary:
    'How many people follow a member, how many the member follows, and whether the caller follows, mutes or blocks them.',
  problems: [NOT_HERE],
});

export const followMember = defineEndpoint({
  ...act,
  name: 'followMember',
  method: 'POST',
  path: '/api/users/:id/follow',
  summary: 'Follows a member with a public profile. Repeating the call changes nothing.',
  problems: [NOT_HERE, 'person.yourself', 'follow.too-many', 'request.rate-limited'],
});

export const unfollowMember = defineEndpoint({
  ...act,
  name: 'unfollowMember',
  method: 'DELETE',
  path: '/api/users/:id/follow',
  summary: 'Unfollows a member. We do not tell them.',
  problems: ['person.yourself', 'request.rate-limited'],
});

export const blockMember = defineEndpoint({
  ...act,
  name: 'blockMember',
  method: 'PUT',
  path: '/api/users/:id/block',
  summary: 'Blocks a member. Neither sees the other, and neither follows the other any more. We do not tell the other.',
  problems: [NOT_HERE, 'person.yourself'],
});

export const unblockMember = defineEndpoint({
  ...act,
  name: 'unblockMember',
  method: 'DELETE',
  path: '/api/users/:id/block',
  summary: 'Removes a block. Earlier follows are not restored.',
  problems: ['person.yourself'],
});

export const muteMember = defineEndpoint({
  ...act,
  name: 'muteMember',
  method: 'PUT',
  path: '/api/users/:id/mute',
  summary: 'Mutes a member in the feed and in notifications. We do not tell them.',
  problems: [NOT_HERE, 'person.yourself'],
});

export const unmuteMember = defineEndpoint({
  ...act,
  name: 'unmuteMember',
  method: 'DELETE',
  path: '/api/users/:id/mute',
  summary: 'Unmutes a member.',
  problems: ['person.yourself'],
});

const people = {
  method: 'GET',
  access: 'member',
  query: pageQuerySchema,
  status: 200,
} as const;

export const listFollowers = defineEndpoint({
  ...people,
  name: 'listFollowers',
  path: '/api/users/:id/followers',
  summary:
    'People who follow a member, newest first: public profiles only. X-Total-Count has the total, and Link leads to more pages.',
  params,
  response: z.array(personSchema),
  problems: [NOT_HERE],
});

export const listFollowing = defineEndpoint({
  ...people,
  name: 'listFollowing',
  path: '/api/users/:id/following',
  summary:
    'People a member follows, newest first: public profiles only. X-Total-Count has the total, and Link leads to more pages.',
  params,
  response: z.array(personSchema),
  problems: [NOT_HERE],
});

export const listBlocked = defineEndpoint({
  ...people,
  name: 'listBlocked',
  path: '/api/users/me/blocked',
  summary: 'People the logged-in member has blocked, newest first.',
  response: z.array(storedApartSchema),
});

export const listMuted = defineEndpoint({
  ...people,
  name: 'listMuted',
  path: '/api/users/me/muted',
  summary: 'People the logged-in member has muted, newest first.',
  response: z.array(storedApartSchema),
});

export const suggestPeople = defineEndpoint({
  name: 'suggestPeople',
  method: 'GET',
  path: '/api/users/suggestions',
  summary:
    'Up to twelve people to follow, each with the reason: shared public interests, the same city if both show it, or helpful reviews. Health data is never used for this.',
  access: 'member',
  response: z.array(suggestedPersonSchema),
  status: 200,
});

export const PEOPLE_ENDPOINTS = [
  suggestPeople,
  listBlocked,
  listMuted,
  readRelation,
  followMember,
  unfollowMember,
  blockMember,
  unblockMember,
  muteMember,
  unmuteMember,
  listFollowers,
  listFollowing,
] as const;
