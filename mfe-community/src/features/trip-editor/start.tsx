import { useQuery } from '@tanstack/react-query';
import type { TripDraft } from '@waymark/contracts-community';
import { queryOf, useSession } from '@waymark/mfe-kit';
import { LinkButton, LoadingRegion, Section, Skeleton, Stack } from '@waymark/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { listTripDrafts } from '../../endpoints';
import { YourDrafts, type Begun } from '../../shared/your-drafts';
import { newDraftId } from './keep/draft-id';
import { localDrafts, type LocalDraft } from './keep/local-drafts';

/** Opens a new draft immediately, unless there are unfinished ones to choose from. */
export default function Start() {
  const { user } = useSession();
  return user ? <Choice memberId={user.id} /> : null;
}

function Choice({ memberId }: { memberId: number }) {
  const [local] = useState(() => localDrafts.list(memberId));
  const [to] = useState(() => `/create-trip-blog?draft=${newDraftId()}`);
  const drafts = useQuery({ ...queryOf(listTripDrafts), retry: false, staleTime: 0, gcTime: 0 });
  if (drafts.isPending)
    return (
      <LoadingRegion label="Looking for your drafts">
        <Skeleton lines={4} />
      </LoadingRegion>
    );
  // Shows only this browser's drafts while the site is unreachable.
  const begun = begunDrafts(drafts.data ?? [], local);
  if (begun.length === 0) return <Navigate to={to} replace />;
  return (
    <Stack $gap={8}>
      <YourDrafts drafts={begun} />
      <Section heading="Or write about another trip">
        <div>
          <LinkButton to={to} variant="primary">
            Start a new trip
          </LinkButton>
        </div>
      </Section>
    </Stack>
  );
}

/** Merges the server's drafts with those only in this browser; newest first, no duplicates. */
function begunDrafts(server: readonly TripDraft[], local: readonly LocalDraft[]): Begun[] {
  const known = new Map<string, Begun>(server.map((draft) => [draft.id, draft]));
  for (const { id, blogId, isSent, savedAt, form } of local) {
    // A sent draft that the server no longer has was published or discarded elsewhere.
    if (isSent) continue;
    known.set(id, { id, blogId, title: form.title?.trim() ?? '', changedAt: new Date(savedAt).toISOString() });
  }
  return [...known.values()].sort((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt));
}
