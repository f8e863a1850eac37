import { type APIRequestContext, request } from '@playwright/test';
import { expireSession } from '../support/expire-session';
import { registerMember, signedInAs } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { signInAs } from '../support/sign-in';
import { suspendMember } from '../support/suspend-member';
import { type Who, WHO } from './access-row';

/** All callers, and what belongs to `member`. */
export interface World {
  people: Record<Who, APIRequestContext>;
  memberId: number;
  otherMemberId: number;
  venueId: number;
  /** Written by `member`. */
  reviewId: number;
  /** A venue from open data with a value for this feature. */
  claimedVenueId: number;
  claimedFeature: string;
  close(): Promise<void>;
}

const idOf = async (person: APIRequestContext) => (await signedInAs(person)).id;

/** Creates all of them through the API. The moderator and the admin are the local sign-ins. */
export async function createWorld(baseURL: string): Promise<World> {
  const contexts = await Promise.all(WHO.map(async (who) => [who, await request.newContext({ baseURL })] as const));
  const people = Object.fromEntries(contexts) as Record<Who, APIRequestContext>;
  for (const who of ['member', 'other member', 'suspended', 'expired session'] as const)
    await registerMember(people[who]);
  await signInAs(people.moderator, 'moderator');
  await signInAs(people.admin, 'admin');
  const memberId = await idOf(people.member);
  const otherMemberId = await idOf(people['other member']);
  await suspendMember(people.admin, await idOf(people.suspended));
  await expireSession(people['expired session']);
  const venueId = await makeVenue(people.member, `Matrix Café ${memberId}`);
  const reviewId = await makeReview(people.member, venueId, 'Wide doors, a ramp, and kind people.');
  const claimed = await claimedVenue(people.visitor);
  return {
    people,
    memberId,
    otherMemberId,
    venueId,
    reviewId,
    ...claimed,
    close: async () => void (await Promise.all(Object.values(people).map((person) => person.dispose()))),
  };
}

/** Open data about German stations says whether they are step-free. */
async function claimedVenue(visitor: APIRequestContext): Promise<Pick<World, 'claimedVenueId' | 'claimedFeature'>> {
  const found = (await (await visitor.get('/api/venues/search?q=Berlin+Hbf&forceGlobal=true')).json()) as {
    id: number;
  }[];
  for (const { id } of found) {
    const { verifications } = (await (await visitor.get(`/api/venues/${id}`)).json()) as {
      verifications: Record<string, { claim: number }>;
    };
    const feature = Object.keys(verifications).find((name) => [1, 2].includes(verifications[name]?.claim ?? 0));
    if (feature) return { claimedVenueId: id, claimedFeature: feature };
  }
  throw new Error('No venue of "Berlin Hbf" states anything.');
}
