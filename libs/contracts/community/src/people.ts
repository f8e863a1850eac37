import { z } from 'zod';

/** How many people one member can follow. */
export const MOST_FOLLOWED = 5_000;

/** Somebody in a list of people: their profile is public, and they are no stranger to the house rules. */
export const personSchema = z.object({
  id: z.number().int(),
  displayName: z.string(),
  username: z.string().nullable(),
  isVerified: z.boolean(),
});
export type Person = z.output<typeof personSchema>;

/** Somebody whom one may want to follow, and why: what both show in public, never a need. */
export const suggestedPersonSchema = personSchema.extend({ reasons: z.array(z.string()) });
export type SuggestedPerson = z.output<typeof suggestedPersonSchema>;

/** Whom one blocked or muted, which oneself alone sees. Suspended: without a name. */
export const keptApartSchema = z.object({ id: z.number().int(), displayName: z.string().nullable() });
export type KeptApart = z.output<typeof keptApartSchema>;

/** How one member stands to another, and how many follow and are followed: those whom everybody can see. */
export const relationSchema = z.object({
  followers: z.number().int(),
  following: z.number().int(),
  /** What the reader did. */
  isFollowing: z.boolean(),
  isBlocked: z.boolean(),
  isMuted: z.boolean(),
  /** Whether they follow the reader. */
  isFollower: z.boolean(),
  /** Not oneself, nor somebody with a private profile or whom one blocked. */
  mayFollow: z.boolean(),
});
export type Relation = z.output<typeof relationSchema>;
