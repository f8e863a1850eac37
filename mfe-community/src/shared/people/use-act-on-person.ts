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

/** Whom one acts on: all that their name is shown with. */
export interface ActedOn {
  id: number;
  displayName: string;
}

/** What one can do about somebody, and what is said once it is done. */
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

/** Does it, keeps what came of it, and says it once. */
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

/** Lists and counts of people; not the suggestions: whom one just followed stays where one can undo it. */
async function refreshPeople(cache: QueryClient, except: string): Promise<void> {
  await cache.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && IS_OF_PEOPLE.test(address) && address !== except,
  });
}

const IS_OF_PEOPLE = /^\/api\/users\/[^/]+\/(relation|followers|following|blocked|muted)/;

/** Why an act did not work, and what to do. */
export function actFailure(error: Error): string {
  if (!(error instanceof ApiError)) return 'Please check your connection and try again.';
  if (error.status === 404) return 'This person is no longer here.';
  if (error.status === 429) return `That was a lot in a short time. Please wait ${error.wait} and try again.`;
  if (error.problem?.code === 'follow.too-many') return 'You follow 5,000 people. Unfollow someone to follow others.';
  return 'Please try again.';
}
