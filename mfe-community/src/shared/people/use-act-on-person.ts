import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { addressOf, announce, ApiError, call } from '@waymark/mfe-kit';
import {
  blockMember,
  followMember,
  muteMember,
  readRelation,
  unblockMember,
  unfollowMember,
  unmuteMember,
} from '../../endpoints';

/** The person an action is about, with the fields needed to show their name. */
export interface ActedOn {
  id: number;
  displayName: string;
}

/** Actions on a person, each with its success message. */
const ACTS = {
  follow: {
    send: (id: number) => call(followMember, { params: { id } }),
    news: (name: string) => `You follow ${name}.`,
  },
  unfollow: {
    send: (id: number) => call(unfollowMember, { params: { id } }),
    news: (name: string) => `You no longer follow ${name}.`,
  },
  mute: { send: (id: number) => call(muteMember, { params: { id } }), news: (name: string) => `You muted ${name}.` },
  unmute: {
    send: (id: number) => call(unmuteMember, { params: { id } }),
    news: (name: string) => `You unmuted ${name}.`,
  },
  block: {
    send: (id: number) => call(blockMember, { params: { id } }),
    news: (name: string) => `You blocked ${name}.`,
  },
  unblock: {
    send: (id: number) => call(unblockMember, { params: { id } }),
    news: (name: string) => `${name} is no longer blocked.`,
  },
} as const;
export type PersonAct = keyof typeof ACTS;

/** Performs an action, stores the new relation in the cache and announces the result. */
export function useActOnPerson({ id, displayName }: ActedOn) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (act: PersonAct) => ACTS[act].send(id),
    onSuccess: async (relation, act) => {
      cache.setQueryData([addressOf(readRelation, { params: { id } })], relation);
      announce(ACTS[act].news(displayName));
      await refreshPeople(cache, addressOf(readRelation, { params: { id } }));
    },
  });
}

/** Refetches lists and counts of people, but not suggestions: a newly followed person stays there for an undo. */
async function refreshPeople(cache: QueryClient, except: string): Promise<void> {
  await cache.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && IS_OF_PEOPLE.test(address) && address !== except,
  });
}

const IS_OF_PEOPLE = /^\/api\/users\/[^/]+\/(relation|followers|following|blocked|muted)/;

/** Returns why an action failed, and what to do. */
export function actFailure(error: Error): string {
  if (!(error instanceof ApiError)) return 'Please check your connection and try again.';
  if (error.status === 404) return 'This person is no longer here.';
  if (error.status === 429) return `That was a lot in a short time. Please wait ${error.wait} and try again.`;
  if (error.problem?.code === 'follow.too-many') return 'You follow 5,000 people. Unfollow someone to follow others.';
  return 'Please try again.';
}
